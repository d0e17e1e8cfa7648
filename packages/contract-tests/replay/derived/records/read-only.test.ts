import { describe, expect, it } from 'vitest'
import type { Send } from '../../../shared/http/send.ts'
import { runScenarios } from '../../run/run.ts'
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

/** A desk of which each role is this one. @param change what a PUT leaves, given what was there and what was put */
function deskBackend(change: (before: Role, put: Role) => Role): { send: Send; now(): Role } {
  let now = kept
  const send: Send = async ({ operation, request }) => {
    if (operation?.id === 'getCurrentUser')
      return Response.json({ permissions: [{ name: 'desk.roles' }, { name: 'desk.users' }] })
    if (operation?.id === 'deleteDeskRole') return new Response(null, { status: 204 })
    if (operation?.id === 'updateDeskRole') now = change(now, (await request.json()) as Role)
    const status = operation?.id === 'createDeskRole' ? 201 : 200
    return Response.json(now, { status })
  }
  return { send, now: () => now }
}

const expected = 'what is only read is not changed by a PUT'
const toldOf = async ({ send }: { send: Send }) => {
  const { mismatches, results } = await runScenarios({
    scenarios: readOnlyScenarios.filter(({ operations }) => operations.includes('updateDeskRole')),
    baseUrl: 'http://backend.example/ht',
    credentials: { staff: { login: 'staff', token: 'head.body.signature-of-staff' } },
    send,
    parallel: 1,
  })
  expect(results.map(({ end }) => end)).toEqual(['done'])
  return mismatches.filter((one) => one.expected === expected).map(({ path }) => path)
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
})
