import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of ours on this machine. */
export interface LocalServer {
  origin: string
  /** Hangs up on whoever is connected, too. */
  stop(): void
}

/** Starts a server on a free port of this machine. */
export async function startLocalServer(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
