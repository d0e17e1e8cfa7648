import { createHash } from 'node:crypto'
import { createControlClient } from '../../src/control-client.ts'
import { type Operation, operations } from '../../src/document.ts'
import { unwrap } from '../../src/index.ts'
import { inputsOf } from '../inputs.ts'

/** A world beside the fuzzed one, in which nothing may change. */
export interface Witness {
  /** What its public lists hold now. */
  digest(): Promise<string>
  close(): Promise<void>
}

function addressOf(operation: Operation): string {
  const required = inputsOf(operation).query.filter((parameter) => parameter.required)
  const query = required.map(({ name, example }): [string, string] => [name, String(example)])
  return `${operation.path}?${new URLSearchParams([...query, ['size', '10']])}`
}

const addresses = [...operations.values()]
  .filter(({ method, list, permissions }) => method === 'get' && list && permissions === null)
  .map(addressOf)

/** A world of the mock whose clock stands still, so that only another world's requests could change it. */
export async function createWitness(origin: string, baseUrl: string, world: string): Promise<Witness> {
  const control = createControlClient({ baseUrl: `${origin}/__mock`, world })
  const path = { name: world }
  await unwrap(control.POST('/worlds/{name}/reset', { params: { path }, body: { scenario: 'typical' } }))
  await unwrap(control.PUT('/clock', { body: { isFrozen: true } }))
  const list = async (address: string) => {
    const answer = await fetch(`${baseUrl}${address}`, { headers: { 'x-mock-world': world } })
    return `${answer.status} ${await answer.text()}`
  }
  return {
    async digest() {
      const lists = await Promise.all(addresses.map(list))
      return createHash('sha256').update(lists.join('\n')).digest('hex')
    },
    async close() {
      await control.DELETE('/worlds/{name}', { params: { path } })
    },
  }
}
