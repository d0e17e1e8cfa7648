import { createHash } from 'node:crypto'
import { inputsOf } from '../../shared/inputs.ts'
import { createControlClient } from '../../src/control-client.ts'
import { type Operation, operations } from '../../src/document.ts'
import { unwrap } from '../../src/index.ts'
import type { Failure } from '../judge/judge.ts'

/** Watches what no answer tells: a world beside the fuzzed one, and the journal of the fuzzed one. */
export interface Witness {
  /** What has gone wrong since it was asked last. */
  look(): Promise<Failure | null>
  close(): Promise<void>
}

const elsewhere: Failure = {
  kind: 'other world',
  expected: 'the public lists of another world as they were',
  seen: 'other contents',
}

function addressOf(operation: Operation): string {
  const required = inputsOf(operation).query.filter((parameter) => parameter.required)
  const query = required.map(({ name, example }): [string, string] => [name, String(example)])
  return `${operation.path}?${new URLSearchParams([...query, ['size', '10']])}`
}

const addresses = [...operations.values()]
  .filter(({ method, list, permissions }) => method === 'get' && list && permissions === null)
  .map(addressOf)

async function journalOf(origin: string, world: string): Promise<Failure | null> {
  const answer = await fetch(`${origin}/__mock/journal`, { headers: { 'x-mock-world': world } })
  const text = await answer.text()
  if (answer.ok) return null
  const seen = `${answer.status} ${text.slice(0, 300)}`
  return { kind: 'server error', expected: 'a journal that can be read afterwards', seen }
}

/**
 * A witness of a run in one of the mock's worlds. Its own world's clock stands still, so that only another world's requests
 * could change it.
 */
export async function createWitness(origin: string, baseUrl: string, fuzzed: string): Promise<Witness> {
  const world = `${fuzzed}-witness`
  const control = createControlClient({ baseUrl: `${origin}/__mock`, world })
  const path = { name: world }
  await unwrap(control.POST('/worlds/{name}/reset', { params: { path }, body: { scenario: 'typical' } }))
  await unwrap(control.PUT('/clock', { body: { isFrozen: true } }))
  const list = async (address: string) => {
    const answer = await fetch(`${baseUrl}${address}`, { headers: { 'x-mock-world': world } })
    return `${answer.status} ${await answer.text()}`
  }
  const digest = async () => {
    const lists = await Promise.all(addresses.map(list))
    return createHash('sha256').update(lists.join('\n')).digest('hex')
  }
  let before = await digest()
  return {
    async look() {
      const after = await digest()
      const hasChanged = after !== before
      before = after
      return hasChanged ? elsewhere : journalOf(origin, fuzzed)
    },
    async close() {
      await control.DELETE('/worlds/{name}', { params: { path } })
    },
  }
}
