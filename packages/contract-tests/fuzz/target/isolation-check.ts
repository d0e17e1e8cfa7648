import { createHash } from 'node:crypto'
import { unwrap } from '@portal/api-contract'
import { createControlClient } from '@portal/api-contract/control-client'
import { type Operation, operations } from '@portal/api-contract/document'
import { requiredQuery } from '../../shared/inputs.ts'
import type { Failure } from '../validate/validate-answer.ts'

/** Checks what responses do not show: another world must not change, and the journal of the fuzzed world must stay readable. */
export interface IsolationCheck {
  /** The failure that happened since the last check; null when there is none. */
  check(): Promise<Failure | null>
  close(): Promise<void>
}

const elsewhere: Failure = {
  kind: 'other world',
  expected: 'the public lists of another world as they were',
  seen: 'other contents',
}

const addressOf = (operation: Operation): string =>
  `${operation.path}?${new URLSearchParams([...requiredQuery(operation), ['size', '10']])}`

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
 * Makes the check for a run in one of the mock's worlds. Its own world's clock stands still, so that only another world's
 * requests
 * could change it.
 */
export async function createIsolationCheck(
  origin: string,
  baseUrl: string,
  fuzzed: string,
): Promise<IsolationCheck> {
  const world = `${fuzzed}-isolation-check`
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
    async check() {
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
