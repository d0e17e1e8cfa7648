/** Load from a process of its own: told what to ask and how long over IPC, it answers how long each request took. */
import { Agent, get } from 'node:http'

/** One request of a mix. */
export interface Ask {
  /** What it is told apart by in the result. */
  kind: string
  url: string
  headers?: Record<string, string>
}

/** One round of load: every connection sends the next request of the mix when it has read the last answer. */
export interface Order {
  asks: Ask[]
  connections: number
  milliseconds: number
}

/** Milliseconds of every request by its kind. */
export type Times = Record<string, number[]>

async function request({ url, headers = {} }: Ask, agent: Agent): Promise<void> {
  await new Promise<void>((done, fail) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().on('end', done)
    }).on('error', fail)
  })
}

async function load({ asks, connections, milliseconds }: Order): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: Times = {}
  const end = performance.now() + milliseconds
  let next = 0
  const connection = async () => {
    while (performance.now() < end) {
      const ask = asks[next++ % asks.length]
      if (!ask) return
      const begin = performance.now()
      await request(ask, agent)
      times[ask.kind] ??= []
      times[ask.kind]?.push(performance.now() - begin)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  return times
}

process.on('message', (order: Order) => {
  load(order).then((times) => process.send?.(times))
})
