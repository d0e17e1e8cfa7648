import { type OperationId, operations } from '@portal/api-contract/document'
import { CouldNotRun } from './could-not-run.ts'
import type { Send } from './http/send.ts'
import { parseJson } from './json/parse-json.ts'

interface Probe {
  response: Response
  text: string
  /** Undefined when it is no JSON. */
  json: unknown
}

interface Backend {
  baseUrl: string
  send: Send
}

async function probe({ baseUrl, send }: Backend, id: OperationId): Promise<Probe> {
  const operation = operations.get(id)
  const request = new Request(`${baseUrl}${operation?.path}`)
  const response = await send({ operation, role: 'anonymous', request })
  const text = await response.clone().text()
  return { response, text, json: parseJson(text) }
}

const isCaptcha = ({ json }: Probe): boolean =>
  typeof json === 'object' && json !== null && 'captchaKey' in json
/** An empty list without its total may be anybody's. */
const isList = ({ json, response: { ok, headers } }: Probe): boolean =>
  ok && Array.isArray(json) && (json.length > 0 || headers.has('X-Total-Count'))

/** What anybody may call of this API. */
const open = ['getCaptcha', 'listBanners'] as const satisfies OperationId[]

/** Addresses at which a backend of this API answers for itself. */
export const healthCheckUrls = (baseUrl: string): string[] =>
  open.map((id) => `${baseUrl}${operations.get(id)?.path}`)

/** Either of two public calls is enough, because the backend may get the other one wrong. */
async function isThisApi(backend: Backend): Promise<Probe | null> {
  const captcha = await probe(backend, 'getCaptcha')
  if (isCaptcha(captcha)) return null
  return isList(await probe(backend, 'listBanners')) ? null : captcha
}

const titleOf = (html: string): string =>
  (/<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)

function describe({ response, text, json }: Probe): string {
  const { status, headers } = response
  const location = headers.get('location')
  if (location !== null && status >= 300 && status < 400) return `a redirect to ${location} (${status})`
  if (status === 404) return 'that there is nothing of this name (404)'
  if (status === 401 || status === 403) return `that a login is needed for what anyone may call (${status})`
  if (/^\s*</.test(text)) return `an HTML page${titleOf(text) && ` “${titleOf(text)}”`} (${status})`
  if (json !== undefined) return `JSON of something else (${status})`
  return text === '' ? `nothing (${status})` : `no JSON (${status})`
}

/** Statuses by which a gateway says that nobody is behind it. */
const gateway = new Set([502, 503, 504])

/** Where the API may be meant: below `/ht`, or where a redirect leads. */
async function advice(backend: Backend, { response }: Probe): Promise<string | undefined> {
  const path = operations.get('getCaptcha')?.path ?? ''
  const header = response.headers.get('location')
  const location = header === null ? null : URL.parse(header, `${backend.baseUrl}${path}`)?.href
  if (location?.endsWith(path))
    return `Use the address it leads to: --base-url ${location.slice(0, -path.length)}`
  if (response.status !== 404 || backend.baseUrl.endsWith('/ht')) return undefined
  const below = { ...backend, baseUrl: `${backend.baseUrl}/ht` }
  return (await isThisApi(below)) === null ? `Add /ht: --base-url ${below.baseUrl}` : undefined
}

/** @throws CouldNotRun when nobody answers, or somebody who is not this API */
export async function assertThisApi(backend: Backend): Promise<void> {
  const seen = await isThisApi(backend)
  if (seen === null) return
  const { status } = seen.response
  if (gateway.has(status)) {
    throw new CouldNotRun(
      'unreachable',
      `At ${backend.baseUrl} a gateway answers that the backend behind it is not there (${status}).`,
    )
  }
  throw new CouldNotRun(
    'not this API',
    `${backend.baseUrl} does not answer as this API: to GET /api/public/code it says ${describe(seen)}.`,
    await advice(backend, seen),
  )
}
