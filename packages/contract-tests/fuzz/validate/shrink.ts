import { parseJson } from '../../shared/json/parse-json.ts'
import { dropAt, type KeyPath, putAt } from '../../shared/places.ts'
import type { FuzzRequest } from '../request.ts'

/** Every place of a value, outermost first. */
function keyPathsOf(value: unknown, keys: KeyPath = []): KeyPath[] {
  if (typeof value !== 'object' || value === null) return [keys]
  // Of a long list its first elements tell enough; halving it is a step of its own.
  const inner = Object.entries(value).slice(0, 50)
  return [
    keys,
    ...inner.flatMap(([name, child]) =>
      keyPathsOf(child, [...keys, Array.isArray(value) ? Number(name) : name]),
    ),
  ]
}

function at(value: unknown, keys: KeyPath): unknown {
  return keys.reduce<unknown>((node, step) => (node as Record<string | number, unknown>)[step], value)
}

/** Shorter texts and lists in place of one. */
function shorter(value: unknown): unknown[] {
  if (typeof value === 'string') {
    const half = Math.floor(value.length / 2)
    return value.length > 1
      ? [value.slice(0, half), value.slice(half), value.slice(1), value.slice(0, -1)]
      : []
  }
  if (!Array.isArray(value) || value.length < 2) return []
  const half = Math.floor(value.length / 2)
  return [value.slice(0, half), value.slice(half)]
}

function* smallerValues(value: unknown): Generator<unknown> {
  for (const keys of keyPathsOf(value)) if (keys.length > 0) yield dropAt(value, keys)
  for (const keys of keyPathsOf(value))
    for (const less of shorter(at(value, keys))) yield putAt(value, keys, less)
}

function* smallerBodies(request: FuzzRequest): Generator<FuzzRequest> {
  const { body } = request
  if (body?.kind === 'json') {
    for (const value of smallerValues(body.value)) yield { ...request, body: { kind: 'json', value } }
  }
  if (body?.kind === 'text') {
    const value = body.type === 'application/json' ? parseJson(body.text) : undefined
    // A text that is JSON can be shrunk by its properties.
    if (value !== undefined) yield { ...request, body: { kind: 'json', value } }
    for (const text of shorter(body.text)) yield { ...request, body: { ...body, text: String(text) } }
  }
}

/** Requests that have a little less in them, the greatest steps first. */
export function* smaller(request: FuzzRequest): Generator<FuzzRequest> {
  for (const dropped of request.query) {
    yield { ...request, query: request.query.filter((pair) => pair !== dropped) }
  }
  yield* smallerBodies(request)
  for (const [at, [name, value]] of request.query.entries()) {
    for (const less of shorter(value)) {
      const query = request.query.map((pair, other): [string, string] =>
        other === at ? [name, String(less)] : pair,
      )
      yield { ...request, query }
    }
  }
}

/**
 * Greedily removes the parts of a request that its failure does not need.
 *
 * @param stillFails sends a candidate and says whether it fails in the same way
 * @param attempts candidates to try at most: each is sent
 */
export async function shrink(
  request: FuzzRequest,
  stillFails: (candidate: FuzzRequest) => Promise<boolean>,
  attempts = 300,
): Promise<FuzzRequest> {
  let smallest = request
  let left = attempts
  for (let isDone = false; !isDone; ) {
    isDone = true
    for (const candidate of smaller(smallest)) {
      if (left-- <= 0) return smallest
      if (!(await stillFails(candidate))) continue
      smallest = candidate
      isDone = false
      break
    }
  }
  return smallest
}
