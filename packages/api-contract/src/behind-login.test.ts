import { describe, expect, it } from 'vitest'
import { validateResponse } from './conformance.ts'
import { document, isPermitted, operations } from './document.ts'

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
    const always = [...operations.values()].flatMap(({ permissions, alternatives }) => [
      ...(permissions ?? []),
      ...alternatives.flat(),
    ])
    // Which of them a review wants follows from its kind, so its list names them in its words.
    const { description } = document.paths['/api/admin/reviews'].get
    const byKind = [...description.matchAll(/`(desk\.\w+)`/g)].map(([, name = '']) => name)
    expect(byKind.length).toBeGreaterThan(0)
    const asked = new Set([...always, ...byKind])
    expect([...asked].toSorted()).toEqual(document.components.schemas.PermissionName.enum.toSorted())
  })

  it('is open to whoever has one of the sets of permissions that it names', () => {
    const cancel = operations.get('cancelMemberOrder')
    if (!cancel) throw new Error('there is no such operation')
    const may = (...own: string[]) => isPermitted(cancel, own)
    expect([may('fees.pay'), may('courses.study'), may('orders.read'), may()]).toEqual([
      true,
      true,
      false,
      false,
    ])
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
