import { describe, expect, it } from 'vitest'
import { type SeenResponse, validateResponse } from './conformance.ts'
import { type OperationId, operations, resolve } from './document.ts'

const jsonType = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

function validate(id: OperationId, seen: Partial<SeenResponse>) {
  const operation = operations.get(id)
  if (!operation) throw new Error(id)
  return validateResponse(operation, { status: 200, headers: jsonType, body: undefined, ...seen })
}

function exampleOf(id: OperationId): unknown {
  return structuredClone(operations.get(id)?.responses[200]?.content?.['application/json']?.example)
}

describe('validateResponse', () => {
  it.each([...operations.values()])("accepts $id's own examples, of every status", (operation) => {
    for (const [status, { headers = {}, content = {} }] of Object.entries(operation.responses)) {
      const [type, media] = Object.entries(content)[0] ?? []
      const named = Object.entries(headers).map(([name, header]) => [
        name.toLowerCase(),
        String(resolve<{ example?: unknown }>(header).example ?? '1'),
      ])
      const bodies = media?.examples
        ? Object.values(media.examples).map(({ value }) => value)
        : [media?.example]
      for (const body of bodies) {
        const seen = { headers: { ...Object.fromEntries(named), 'content-type': type }, body }
        expect(validateResponse(operation, { status: Number(status), ...seen }), status).toEqual([])
      }
    }
  })

  it('names a status the document does not have', () => {
    expect(validate('getCurrentUser', { status: 418 })[0]).toMatchObject({ kind: 'status', seen: '418' })
  })

  it('names a missing header', () => {
    expect(validate('listBanners', { body: [] }).map(({ path }) => path)).toEqual(['X-Total-Count', 'Link'])
  })

  it.each(['many', '', '0x10', '7, 7'])('names a header that is no number: "%s"', (total) => {
    const headers = { ...jsonType, 'x-total-count': total, link: '<x>; rel="first"' }
    expect(validate('listBanners', { headers, body: [] })[0]).toMatchObject({
      kind: 'header',
      path: 'X-Total-Count',
    })
  })

  it('names a wrong content type', () => {
    expect(
      validate('getCurrentUser', { headers: { ...jsonType, 'content-type': 'text/html' }, body: '<p>' })[0]
        ?.kind,
    ).toBe('content-type')
  })

  it.each([
    ['a missing property', (user: Record<string, unknown>) => delete user.role, '/role'],
    ['a wrong type', (user: Record<string, unknown>) => Object.assign(user, { userid: 7 }), '/userid'],
    [
      'an unknown enum value',
      (user: Record<string, unknown>) => Object.assign(user, { role: 'admin' }),
      '/role',
    ],
  ])('names %s by its path', (_, spoil, path) => {
    const body = exampleOf('getCurrentUser') as Record<string, unknown>
    spoil(body)
    expect(validate('getCurrentUser', { body })).toMatchObject([{ kind: 'body', path }])
  })

  it('accepts both shapes of 401', () => {
    expect(validate('getCurrentUser', { status: 401, headers: {}, body: '' })).toEqual([])
    const problem = { title: 'Unauthorized', status: 401 }
    expect(
      validate('getCurrentUser', {
        status: 401,
        headers: { 'content-type': 'application/problem+json' },
        body: problem,
      }),
    ).toEqual([])
  })
})
