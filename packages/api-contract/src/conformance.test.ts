import { describe, expect, it } from 'vitest'
import { judgeResponse, type SeenResponse } from './conformance.ts'
import { type OperationId, operations } from './document.ts'

const jsonType = { 'content-type': 'application/json; charset=utf-8' }

function judge(id: OperationId, seen: Partial<SeenResponse>) {
  const operation = operations.get(id)
  if (!operation) throw new Error(id)
  return judgeResponse(operation, { status: 200, headers: jsonType, body: undefined, ...seen })
}

function exampleOf(id: OperationId): unknown {
  return structuredClone(operations.get(id)?.responses[200]?.content?.['application/json']?.example)
}

describe('judgeResponse', () => {
  it("accepts every operation's own examples", () => {
    for (const { id, list, responses } of operations.values()) {
      const [type, media] = Object.entries(responses[200]?.content ?? {})[0] ?? []
      const page = list ? { 'x-total-count': '1', link: '<x>; rel="first"' } : {}
      expect(
        judge(id, { headers: { 'content-type': type, ...page }, body: media?.example ?? exampleOf(id) }),
        id,
      ).toEqual([])
    }
  })

  it('names a status the document does not have', () => {
    expect(judge('getCurrentUser', { status: 418 })[0]).toMatchObject({ kind: 'status', seen: '418' })
  })

  it('names a missing header', () => {
    expect(judge('listBanners', { body: [] }).map(({ path }) => path)).toEqual(['X-Total-Count', 'Link'])
  })

  it('names a header that is no number', () => {
    const headers = { ...jsonType, 'x-total-count': 'many', link: '<x>; rel="first"' }
    expect(judge('listBanners', { headers, body: [] })[0]).toMatchObject({
      kind: 'header',
      path: 'X-Total-Count',
    })
  })

  it('names a wrong content type', () => {
    expect(judge('getCurrentUser', { headers: { 'content-type': 'text/html' }, body: '<p>' })[0]?.kind).toBe(
      'content-type',
    )
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
    expect(judge('getCurrentUser', { body })).toMatchObject([{ kind: 'body', path }])
  })

  it('accepts both shapes of 401', () => {
    expect(judge('getCurrentUser', { status: 401, headers: {}, body: '' })).toEqual([])
    const problem = { title: 'Unauthorized', status: 401 }
    expect(
      judge('getCurrentUser', {
        status: 401,
        headers: { 'content-type': 'application/problem+json' },
        body: problem,
      }),
    ).toEqual([])
  })
})
