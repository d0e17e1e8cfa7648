import { fork } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Order, Times } from './load.ts'

/** A process that loads servers of this one. */
export interface Client {
  load(order: Order): Promise<Times>
  stop(): void
}

/** Starts the process that sends the load: the server's own has enough to do. */
export function startClient(): Client {
  const child = fork(join(import.meta.dirname, 'load.ts'))
  return {
    load: (order) =>
      new Promise((done, fail) => {
        const failed = (code: number | null) => fail(new Error(`The load ended with code ${code}`))
        child.once('exit', failed)
        child.once('message', (times) => {
          child.off('exit', failed)
          done(times as Times)
        })
        child.send(order)
      }),
    stop: () => {
      child.kill()
    },
  }
}

/** Address of an app that listens on a free port, without a path. */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
