import { operations } from '@portal/api-contract/document'
import { CouldNotRun } from '../../shared/could-not-run.ts'
import { operationAt } from '../exchange.ts'
import type { HarEntry } from './entry.ts'

type Request = Pick<HarEntry['request'], 'method' | 'url'>

const beginnings = new Set([...operations.values()].map(({ path }) => `${path.split('/')[1]}`))

/** A path as the document writes it; as it is where it cannot be read. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Every address under which the document could lie, for this request to be one of its operations. */
function candidates({ method, url }: Request): string[] {
  const { origin, pathname } = URL.parse(url) ?? { origin: '', pathname: '' }
  const segments = pathname.split('/')
  return segments.flatMap((segment, place) => {
    if (place === 0 || !beginnings.has(segment)) return []
    const path = `/${segments.slice(place).join('/')}`
    return operationAt(method, decodedPath(path)) ? [`${origin}${segments.slice(0, place).join('/')}`] : []
  })
}

/**
 * The address that most requests have in front of an operation's path.
 *
 * @throws CouldNotRun when none has one
 */
export function inferBaseUrl(requests: Request[]): string {
  const votes = new Map<string, number>()
  for (const base of requests.flatMap(candidates)) votes.set(base, (votes.get(base) ?? 0) + 1)
  const [best] = [...votes].toSorted(([, a], [, b]) => b - a)
  if (best) return best[0]
  const hosts = new Set(requests.map(({ url }) => URL.parse(url)?.host).filter(Boolean))
  throw new CouldNotRun(
    'HAR unreadable',
    `The recording has no call of this API; it has calls to ${[...hosts].slice(0, 5).join(', ') || 'nobody'}.`,
    'Record pages that call the API, or name its address with --base-url.',
  )
}
