import { describe, expect, it } from 'vitest'
import { validateResponse } from './conformance.ts'
import { document, operations } from './document.ts'

const successes = [...operations.values()].flatMap((operation) =>
  Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { headers = {} }]) => ({ operation, status, headers })),
)

/** What is wrong with the header of a log out. */
function deviationsOf(cacheControl: string | undefined): string[] {
  const operation = operations.get('logOut')
  if (!operation) throw new Error('there is no such operation')
  const headers = { 'cache-control': cacheControl }
  return validateResponse(operation, { status: 204, headers, body: undefined }).map(({ path }) => path)
}

describe('an operation behind the login', () => {
  it('asks for permissions that have a name, and each name opens something', () => {
    const asked = new Set([...operations.values()].flatMap(({ permissions }) => permissions ?? []))
    expect([...asked].toSorted()).toEqual(document.components.schemas.PermissionName.enum.toSorted())
  })

  it('forbids caches in each success, and no other operation has to', () => {
    const forbids = successes.filter(({ headers }) => headers['Cache-Control']?.$ref !== undefined)
    const closed = successes.filter(({ operation }) => operation.permissions !== null)
    expect(forbids.map(({ operation }) => operation.id)).toEqual(closed.map(({ operation }) => operation.id))
  })

  it.each(['no-store', 'private, no-store', 'no-cache, no-store, max-age=0, must-revalidate'])(
    'may say %s',
    (value) => {
      expect(deviationsOf(value)).toEqual([])
    },
  )

  it.each([undefined, 'private', 'no-cache', 'max-age=60', 'x-no-store'])('may not say %s', (value) => {
    expect(deviationsOf(value)).toEqual(['Cache-Control'])
  })
})
