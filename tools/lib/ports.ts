import { createServer } from 'node:net'
import type { ServerFlags } from './flags.ts'

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

/**
 * Refuses to begin while one of our ports is taken.
 * @throws Error naming the port and how to choose another.
 */
export async function refuseTakenPorts({ webPort, mockPort }: ServerFlags): Promise<void> {
  if (webPort === mockPort) throw new Error(`The website and the mock cannot share port ${webPort}.`)
  const wanted = [
    { port: mockPort, flag: '--mock-port', variable: 'MOCK_PORT', whose: 'the mock' },
    { port: webPort, flag: '--web-port', variable: 'WEB_PORT', whose: 'the website' },
  ]
  for (const { port, flag, variable, whose } of wanted) {
    if (await isFree(port)) continue
    throw new Error(
      `Port ${port}, meant for ${whose}, is taken. Choose another with ${flag} <port> or ${variable}=<port>.`,
    )
  }
}
