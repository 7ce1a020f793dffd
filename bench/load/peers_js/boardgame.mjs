// boardgame.io with the toy, in memory: node boardgame.mjs PORT.  A match is made by the first who asks for it.
import { createRequire } from 'node:module'
import { legal, play, start, view } from './toy.mjs'

const require = createRequire(process.cwd() + '/')
const { Server, Origins } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const game = {
  name: 'toy',
  setup: start,
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  playerView: ({ G, playerID }) => view(G, Number(playerID)),
  moves: {
    play: {
      move: ({ G, playerID }, index) => (legal(G, Number(playerID), index) ? play(G, index) : INVALID_MOVE),
      client: false,
    },
  },
}

await Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]))
