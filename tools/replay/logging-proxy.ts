import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that stands before another one and keeps what is asked of it. */
export interface LoggingProxy {
  origin: string
  /** Method and path of every request, as `GET /ht/api/public/code`. */
  requests: { method: string; path: string }[]
  stop(): void
}

/** Starts a proxy on a free port. @param port of the server behind it, on this machine */
export async function startLoggingProxy(port: string): Promise<LoggingProxy> {
  const requests: LoggingProxy['requests'] = []
  const server = createServer((incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming
    requests.push({ method, path: path.split('?')[0] ?? '' })
    const onward = ask({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.once('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, stop }
}
