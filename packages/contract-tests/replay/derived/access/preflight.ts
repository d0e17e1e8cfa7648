import type { Operation } from '@portal/api-contract/document'
import type { Context } from '../../run/context.ts'
import { pageOrigin } from '../../run/page-origin.ts'
import { note } from '../note.ts'
import { forEach } from '../operations.ts'

const wanted = ['authorization', 'content-type']

const partsOf = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((part) => part.trim().toLowerCase())

/** Methods that a browser allows without Access-Control-Allow-Methods. */
const simple: readonly string[] = ['get', 'post']

type Headers = Record<string, string | undefined>

/** The reason for which a browser would refuse the call, by the header that causes it. */
function obstaclesOf(
  { method }: Operation,
  headers: Headers,
  origin: string,
): [header: string, expected: string][] {
  const allowed = headers['access-control-allow-origin']
  const methods = partsOf(headers['access-control-allow-methods'])
  const names = partsOf(headers['access-control-allow-headers'])
  const isMethod = simple.includes(method) || methods.includes(method) || methods.includes('*')
  return [
    ...(allowed === '*' || allowed === origin
      ? []
      : [['access-control-allow-origin', '* or the origin'] as [string, string]]),
    ...(isMethod ? [] : [['access-control-allow-methods', method.toUpperCase()] as [string, string]]),
    // A star stands for all headers but Authorization.
    ...(wanted.every((name) => names.includes(name) || (name !== 'authorization' && names.includes('*')))
      ? []
      : [['access-control-allow-headers', wanted.join(', ')] as [string, string]]),
  ]
}

/** Checks that the preflight of another origin is answered so that the browser may send the call. */
async function check(context: Context, operation: Operation): Promise<void> {
  const path = Object.fromEntries(
    [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1]),
  )
  const origin = pageOrigin(context.credentials)
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': operation.method.toUpperCase(),
    'Access-Control-Request-Headers': wanted.join(','),
  }
  const exchange = await context.call(operation, { path, headers, isPreflight: true })
  const { answer } = exchange
  if (answer.status !== 200 && answer.status !== 204) {
    const expected = '200 or 204 for a preflight'
    return note(context, { kind: 'cors', path: 'OPTIONS', expected, seen: String(answer.status), exchange })
  }
  for (const [header, expected] of obstaclesOf(operation, answer.headers, origin)) {
    const seen = answer.headers[header] ?? 'missing'
    note(context, { kind: 'cors', path: header, expected, seen, exchange })
  }
}

const isAny = (operation: Operation): operation is Operation => operation.path !== ''

export const preflightScenarios = forEach('A browser of another origin may call it', isAny, check)
