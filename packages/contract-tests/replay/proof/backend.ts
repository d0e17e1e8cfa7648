import { Buffer } from 'node:buffer'
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Operation } from '@portal/api-contract/document'
import { operationAt } from '../exchange.ts'
import { type Answer, type Call, isSame } from './answer.ts'
import { breakConnection } from './break-connection.ts'
import type { Fault } from './fault.ts'
import type { ProofWorld } from './world.ts'

/** What is planted, and how often it made an answer wrong. */
export interface Planting {
  fault: Fault
  operation: Operation
  /** Answers that were not what the backend said. */
  wrong: number
  /** An error in the planting itself. */
  error?: unknown
}

/** A server in front of a backend, which passes everything on, and gets one operation wrong. */
export interface FaultyBackend {
  /** Its address, up to the API. */
  baseUrl: string
  /** Without a fault every answer is passed on unchanged. */
  planting: Planting | null
  close(): Promise<void>
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Of one connection, or made anew for the bytes that are sent. */
const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

function headersOf(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !hopHeaders.includes(name))
      .map(([name, value]) => [name, String(value)]),
  )
}

function askUpstream(
  origin: string,
  agent: Agent,
  extra: Record<string, string>,
  call: Call,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...call.headers,
      ...extra,
      'accept-encoding': 'identity',
      'content-length': call.body.length,
    }
    const { pathname, search } = call.url
    const outgoing = httpRequest(
      origin + pathname + search,
      { method: call.method, headers, agent },
      async (message) =>
        resolve({
          status: message.statusCode ?? 0,
          headers: headersOf(message.headers),
          body: await read(message),
        }),
    )
    outgoing.on('error', reject)
    outgoing.end(call.body)
  })
}

/**
 * Starts a faulty backend on a free port of this machine.
 *
 * @param baseUrl the faithful backend
 * @param world where every call goes
 */
export async function startFaultyBackend(
  baseUrl: string,
  { headers, credentials }: Pick<ProofWorld, 'headers' | 'credentials'>,
): Promise<FaultyBackend> {
  const { origin, pathname } = new URL(baseUrl)
  const agent = new Agent({ keepAlive: true })
  const tokens = new Set<string>()
  const deleted = new Set<string>()
  const upstream = {
    ask: (call: Call) => askUpstream(origin, agent, headers, call),
    expired: `Bearer ${credentials.expiredToken}`,
    tokens,
    deleted,
  }

  async function answerOf(call: Call): Promise<Answer> {
    const right = await upstream.ask(call)
    const { authorization } = call.headers
    if (authorization && right.status < 300) tokens.add(authorization)
    if (call.method === 'DELETE' && right.status === 204)
      deleted.add(call.url.pathname.split('/').at(-1) ?? '')
    const { planting } = backend
    const operation = operationAt(call.method, decodeURIComponent(call.url.pathname.slice(pathname.length)))
    if (!planting || !operation) return right
    const { fault, operation: place } = planting
    if (operation.id !== place.id && !fault.also?.includes(operation.id)) return right
    const given = await fault.answer(right, call, upstream, operation)
    if (!isSame(given, right)) planting.wrong++
    return given
  }

  async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(message.url ?? '/', origin)
    const call = {
      method: message.method ?? 'GET',
      url,
      headers: headersOf(message.headers),
      body: await read(message),
    }
    const answer = await answerOf(call)
    if (answer.breaks) return breakConnection(response, answer, answer.breaks)
    const { status, headers: own, body } = answer
    response.writeHead(status, { ...own, ...(status !== 204 && { 'content-length': body.length }) })
    response.end(status === 204 ? undefined : body)
  }

  let isClosing = false
  const server = createServer((message, response) => {
    serve(message, response).catch((error) => {
      // Of two calls at once one may be under way when a run has ended with the other.
      if (backend.planting && !isClosing) backend.planting.error = error
      response.destroy()
    })
  })
  // On a machine that is busy a client comes back to a connection late.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const backend: FaultyBackend = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    planting: null,
    async close() {
      isClosing = true
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return backend
}
