import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Document, type Operation, operationsOf } from '@portal/api-contract/document'

/** One thing that the backend does wrong; null for one that does everything right. */
export type Fault =
  | 'server error'
  | 'HTML error'
  | 'no field'
  | 'hang'
  | 'drop'
  | 'leak'
  | 'no auth'
  | 'accepts anything'
  | 'undocumented status'
  | null

const json = (schema: object) => ({ 'application/json': { schema } })
const problem = {
  description: 'x',
  content: { 'application/problem+json': { schema: { type: 'object', required: ['title'] } } },
}
const problems = { 400: problem, 401: problem, 404: problem }
const thing = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 10 },
    count: { type: 'integer', minimum: 1, maximum: 9 },
  },
}
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 }, example: 1 }

/** Two operations, which read and create things that have an owner. */
export const tinyDocument: Document = {
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        tags: ['things'],
        'x-source': 'spec',
        security: [{ bearerAuth: [] }],
        parameters: [id],
        responses: { 200: { description: 'x', content: json(thing) }, ...problems },
      },
    },
    '/things': {
      post: {
        operationId: 'createThing',
        tags: ['things'],
        'x-source': 'spec',
        security: [{ bearerAuth: [] }],
        requestBody: {
          content: { 'application/json': { schema: thing, example: { name: 'a thing', count: 3 } } },
        },
        responses: { 201: { description: 'x', content: json(thing) }, ...problems },
      },
    },
  },
}

export const tinyOperation = (name: string): Operation<string> => {
  const found = operationsOf(tinyDocument).get(name)
  if (!found) throw new Error(name)
  return found
}

/** Who owns which thing, and what only the owner may read. */
export const things = [
  { id: 1, name: 'of-person', owner: 'person' },
  { id: 2, name: 'of-a-unit', owner: 'unit' },
]

interface Answer {
  status: number
  body: object
}

const refusal = (status: number, place?: string, field?: string): Answer => ({
  status,
  body: {
    title: 'refused',
    status,
    message: status === 400 ? 'error.validation' : `error.http.${status}`,
    ...(place && { fieldErrors: [{ objectName: place, field, message: 'Wrong' }] }),
  },
})

/** The first property of a body that its schema does not allow; the empty name for the whole. */
function wrongField(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return ''
  const { name, count = 1, ...others } = body as Record<string, unknown>
  const length = typeof name === 'string' ? [...name].length : 0
  if (length < 1 || length > 10) return 'name'
  if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > 9) return 'count'
  return Object.keys(others)[0] ?? null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const tokens: Record<string, string> = { 'Bearer t-person': 'person', 'Bearer t-unit': 'unit' }

function read(url: string, caller: string, fault: Fault): Answer {
  const [path = '', query] = url.split('?')
  const text = path.split('/')[2] ?? ''
  if (query) return refusal(400, 'query', [...new URLSearchParams(query).keys()][0] ?? '')
  if (!/^-?\d+$/.test(text) || Number(text) < 1) return refusal(400, 'params', 'id')
  const found = things.find((one) => one.id === Number(text))
  if (!found || (found.owner !== caller && fault !== 'leak')) return refusal(404)
  return { status: 200, body: { name: found.name } }
}

function make(url: string, text: string, type: string | undefined, fault: Fault): Answer {
  const query = url.split('?')[1]
  const body = parse(text)
  if (fault === 'accepts anything') return { status: 201, body: { name: 'made' } }
  if (query) return refusal(400, 'query', [...new URLSearchParams(query).keys()][0] ?? '')
  const wrong = type === 'application/json' ? wrongField(body) : ''
  if (wrong !== null) return fault === 'no field' ? refusal(400) : refusal(400, 'body', wrong)
  const { name, count } = body as { name: string; count?: number }
  // The planted fault depends on one property only, so that shrinking can remove the others.
  if (fault === 'server error' && (count ?? 0) > 5) return refusal(500)
  if (fault === 'undocumented status' && (count ?? 0) > 5) return refusal(418)
  return { status: 201, body: { name, ...(count !== undefined && { count }) } }
}

function answer(request: IncomingMessage, text: string, response: ServerResponse, fault: Fault): void {
  const { url = '', method, headers } = request
  const isMeant =
    /^\/things(\/[^/?]*)?(\?|$)/.test(url) && (method === 'POST') === /^\/things(\?|$)/.test(url)
  const caller = tokens[headers.authorization ?? ''] ?? (fault === 'no auth' ? 'person' : undefined)
  const given = !isMeant
    ? refusal(404)
    : caller === undefined
      ? refusal(401)
      : method === 'POST'
        ? make(url, text, headers['content-type'], fault)
        : read(url, caller, fault)
  const isHtml = fault === 'HTML error' && given.status === 400
  const type = given.status < 400 ? 'application/json' : isHtml ? 'text/html' : 'application/problem+json'
  response.writeHead(given.status, { 'content-type': type })
  response.end(isHtml ? '<h1>Bad Request</h1>' : JSON.stringify(given.body))
}

/** Starts the backend with a fault planted. */
export async function startTinyBackend(fault: Fault): Promise<{ origin: string; stop(): void }> {
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const isPlanted = text.includes('"count":7')
      if (fault === 'hang' && isPlanted) return
      if (fault === 'drop' && isPlanted) request.socket.destroy()
      else answer(request, text, response, fault)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
