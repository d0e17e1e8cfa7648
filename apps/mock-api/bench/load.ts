/** Load from a process of its own: told where to and how long over IPC, it answers how many requests were served. */
import { Agent, get } from 'node:http'

/** One round of load. */
export interface Order {
  url: string
  headers: Record<string, string>
  connections: number
  milliseconds: number
}

async function request(order: Order, agent: Agent): Promise<void> {
  await new Promise<void>((done, fail) => {
    get(order.url, { agent, headers: order.headers }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${order.url} answered ${answer.statusCode}`))
      answer.resume().on('end', done)
    }).on('error', fail)
  })
}

async function load(order: Order): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: order.connections })
  const end = performance.now() + order.milliseconds
  let served = 0
  const connection = async () => {
    while (performance.now() < end) {
      await request(order, agent)
      served += 1
    }
  }
  await Promise.all(Array.from({ length: order.connections }, connection))
  agent.destroy()
  return served
}

process.on('message', (order: Order) => {
  load(order).then((served) => process.send?.(served))
})
