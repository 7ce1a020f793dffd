// Colyseus with the toy, in memory: node colyseus.mjs PORT.  Views go out as messages; there is no shared state to sync,
// for every seat sees something else.
import { createRequire } from 'node:module'
import { legal, play, SEATS, start, view } from './toy.mjs'

const require = createRequire(process.cwd() + '/')
const { Server, Room } = require('@colyseus/core')
const { WebSocketTransport } = require('@colyseus/ws-transport')

class Toy extends Room {
  maxClients = SEATS
  patchRate = null

  onCreate() {
    this.game = start()
    this.bySeat = []
    this.onMessage('move', (client, { seq, i }) => {
      const seat = this.bySeat.indexOf(client)
      if (seq !== this.game.seq || !legal(this.game, seat, i)) return client.send('refused', { seq })
      play(this.game, i)
      this.bySeat.forEach((one, seat) => one.send('view', view(this.game, seat)))
    })
  }

  onJoin(client, { seat }) {
    this.bySeat[seat] = client
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false })
server.define('toy', Toy)
await server.listen(Number(process.argv[2]), '127.0.0.1')
