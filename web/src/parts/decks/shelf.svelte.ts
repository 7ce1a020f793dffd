// The decks somebody has, and what is still being made of them.

import type { Refusal } from '../../wire';
import { deckInfo, dropDeck, isRefusal, myDecks, nameDeck, type DeckInfo } from './doors';

const EVERY = 1000; // milliseconds

class Shelf {
  decks = $state.raw<DeckInfo[]>([]); // the newest first
  refusal = $state.raw<Refusal | null>(null);
  wanted = $state.raw<{ deck: string; table: string } | null>(null); // taken for this table as soon as it is ready
  #timer: ReturnType<typeof setTimeout> | undefined;

  async load(): Promise<void> {
    const said = await myDecks();
    if (isRefusal(said)) return;
    this.decks = said.decks;
    this.#wait();
  }

  // A deck that is new, or has changed.
  put(deck: DeckInfo): void {
    const known = this.decks.some((one) => one.deck === deck.deck);
    this.decks = known ? this.decks.map((one) => (one.deck === deck.deck ? deck : one)) : [deck, ...this.decks];
    this.#wait();
  }

  // A deck that was just made for a table.
  made(deck: DeckInfo, table: string): void {
    this.wanted = { deck: deck.deck, table };
    this.put(deck);
  }

  async name(deck: string, name: string): Promise<void> {
    const said = await nameDeck(deck, name);
    this.refusal = isRefusal(said) ? said : null;
    if (!isRefusal(said)) this.put(said);
  }

  async drop(deck: string): Promise<void> {
    this.refusal = await dropDeck(deck);
    if (this.refusal) return;
    this.decks = this.decks.filter((one) => one.deck !== deck);
    if (this.wanted?.deck === deck) this.wanted = null;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.decks.some((deck) => deck.state === 'making')) this.#timer = setTimeout(() => void this.#look(), EVERY);
  }

  async #look(): Promise<void> {
    const making = this.decks.filter((deck) => deck.state === 'making');
    for (const said of await Promise.all(making.map((deck) => deckInfo(deck.deck))))
      if (!isRefusal(said) && this.decks.some((one) => one.deck === said.deck)) this.put(said);
    this.#wait();
  }
}

export const shelf = new Shelf();
