// The toy that every server of the bench plays: four seats, hidden hands of five cards, one deck, open piles.
// The seat whose turn it is plays the card at an index and draws another; a game never ends.
export const SEATS = 4
const HAND = 5

export const start = () => {
  const deck = Array.from({ length: 52 }, (_, n) => (n * 37 + 11) % 52)
  const hands = Array.from({ length: SEATS }, () => deck.splice(-HAND))
  return { seq: 0, hands, deck, pile: [], scores: Array(SEATS).fill(0) }
}

// Whose turn it is, and that the index is one of a card.
export const legal = (game, seat, index) =>
  game.seq % SEATS === seat && Number.isInteger(index) && index >= 0 && index < HAND

export const play = (game, index) => {
  const seat = game.seq % SEATS
  const [card] = game.hands[seat].splice(index, 1)
  game.pile.push(card)
  if (game.pile.length > 20) game.deck.unshift(...game.pile.splice(0, 10))
  game.hands[seat].push(game.deck.pop())
  game.scores[seat] += card % 7
  game.seq += 1
}

// What one seat sees: its own hand, and of others how many cards they hold.
export const view = (game, seat) => ({
  seq: game.seq,
  turn: game.seq % SEATS,
  hand: game.hands[seat],
  counts: game.hands.map((hand) => hand.length),
  deck: game.deck.length,
  pile: game.pile,
  scores: game.scores,
  legal: game.seq % SEATS === seat ? [0, 1, 2, 3, 4] : [],
  last: game.pile.at(-1) ?? null,
  phase: 'play',
  names: ['P0', 'P1', 'P2', 'P3'],
})
