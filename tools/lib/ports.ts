import { createServer } from 'node:net'

/** Whether nothing listens on a local port. */
export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/** A local port nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** What to tell someone whose port is taken, or undefined when it is free. */
export async function portComplaint(
  port: number,
  flag: string,
  variable: string,
): Promise<string | undefined> {
  if (await isFree(port)) return undefined
  return `Port ${port} is taken. Choose another with ${flag} <port> or ${variable}=<port>.`
}
