import { describe, expect, it } from 'vitest'
import { textOf } from '../../../shared/http/bytes.ts'
import type { Send } from '../../../shared/http/send.ts'
import { runScenarios } from '../../run/run.ts'
import { refusedPut } from '../testing/strict-put.ts'
import { readOnlyScenarios } from './read-only.ts'

type Role = Record<string, unknown>

const kept: Role = {
  ...{
    id: 9,
    name: '财务',
    description: '',
    permissions: ['desk.orders'],
    version: 1,
    isDeleted: 0,
    orderNum: 9,
  },
  ...{ createdDate: '2026-11-01T01:00:00.000Z', lastModifiedDate: '2026-11-01T01:00:00.000Z' },
}

/**
 * A desk of which each role is this one.
 * @param change what a PUT leaves, given what was there and what was put
 * @param isStrict whether it refuses what is no body of the document
 */
function deskBackend(
  change: (before: Role, put: Role) => Role,
  isStrict = true,
): { send: Send; now(): Role } {
  let now = kept
  const send: Send = async ({ operation, request }) => {
    if (operation?.id === 'getCurrentUser')
      return Response.json({ permissions: [{ name: 'desk.roles' }, { name: 'desk.users' }] })
    if (operation?.id === 'deleteDeskRole') return new Response(null, { status: 204 })
    if (operation?.id !== 'updateDeskRole')
      return Response.json(now, { status: operation?.id === 'createDeskRole' ? 201 : 200 })
    const put = JSON.parse(await textOf(request)) as Role
    const refused = isStrict ? refusedPut(now, put) : null
    if (!refused) now = change(now, put)
    return refused ?? Response.json(now)
  }
  return { send, now: () => now }
}

const expected = 'what is only read is not changed by a PUT'
const toldOf = async ({ send }: { send: Send }, wanted = expected) => {
  const { mismatches, results } = await runScenarios({
    scenarios: readOnlyScenarios.filter(({ operations }) => operations.includes('updateDeskRole')),
    baseUrl: 'http://backend.example/ht',
    credentials: { staff: { login: 'staff', token: 'head.body.signature-of-staff' } },
    send,
    parallel: 1,
  })
  expect(results.map(({ end }) => end)).toEqual(['done'])
  return mismatches.filter((one) => one.expected === wanted).map(({ path }) => path)
}

describe('a PUT whose record is read by its id', () => {
  it('leaves what is only read as it is', async () => {
    expect(await toldOf(deskBackend((before) => before))).toEqual([])
  })

  it('is reported when it takes it, and what was read is put back', async () => {
    const backend = deskBackend((before, put) => ({ ...before, ...put }))
    expect(await toldOf(backend)).toEqual(['/createdDate', '/lastModifiedDate', '/isDeleted', '/orderNum'])
    expect(backend.now()).toEqual(kept)
  })

  it('is reported when it takes what is no body of the document', async () => {
    const known = (put: Role) => Object.fromEntries(Object.entries(put).filter(([name]) => name in kept))
    const backend = deskBackend((before, put) => ({ ...before, ...known(put) }), false)
    expect(await toldOf(backend, 'a refusal with 400')).toContain('noSuchProperty')
    expect(
      await toldOf(
        deskBackend((before) => before),
        'a refusal with 400',
      ),
    ).toEqual([])
  })
})
