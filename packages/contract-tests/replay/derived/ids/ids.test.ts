import { describe, expect, it } from 'vitest'
import { textOf } from '../../../shared/http/bytes.ts'
import type { Send } from '../../../shared/http/send.ts'
import { mismatchesOf } from '../testing/mismatches-of.ts'
import { deletedIdScenarios } from './deleted.ts'
import { lackingIdScenarios } from './given.ts'
import { unknownIdScenarios } from './unknown.ts'

const unknown = Number.MAX_SAFE_INTEGER
const problem = (status: number) =>
  Response.json(
    { title: 'refused', status, message: 'error.http' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )
const member = { permissions: [{ name: 'sites.manage' }, { name: 'fees.pay' }, { name: 'courses.study' }] }

describe('an id of no record', () => {
  /** A backend without records. @param answers what it answers to which ids all the same */
  const backend =
    (answers: (id: number) => boolean): Send =>
    async ({ operation, request }) => {
      if (operation?.id === 'getCurrentUser') return Response.json(member)
      const body = JSON.parse(await textOf(request)) as { feeIds?: number[]; orderId?: number }
      const id = body.feeIds?.[0] ?? body.orderId ?? 0
      if (answers(id)) return Response.json({ orderId: 1 })
      return problem(id > unknown ? 400 : 404)
    }
  const seenOf = (answers: (id: number) => boolean) =>
    mismatchesOf(unknownIdScenarios, 'payByWeixin', backend(answers), ['not refused'])

  it('is refused at each place', async () => {
    expect(await seenOf(() => false)).toEqual([])
  })

  it('is reported when it is taken', async () => {
    const seen = await seenOf((id) => id === unknown)
    expect(seen.map(({ path }) => path)).toEqual(['feeIds[]', 'orderId'])
  })

  it('is reported when it is beyond what a number holds, and rounded to one', async () => {
    const seen = await seenOf((id) => id > unknown)
    expect(seen.map(({ expected }) => expected)).toEqual(
      Array(2).fill('400 or 404 for an id that is beyond 2^53'),
    )
  })
})

describe('an id of no record in a body, of a record that is finished', () => {
  const seenOf = (status: number) => {
    const send: Send = async ({ operation }) =>
      operation?.id === 'getCurrentUser' ? Response.json(member) : problem(status)
    return mismatchesOf(unknownIdScenarios, 'handInTestAttempt', send, ['rule'])
  }

  it('is refused as the record is', async () => {
    const places = (await seenOf(409)).map(({ path }) => path)
    expect(places).not.toContain('answers[].questionId')
    // An address of no record is no finished one.
    expect(places).toContain('id')
  })

  it('is reported when it is refused as something else', async () => {
    expect((await seenOf(403)).map(({ path }) => path)).toContain('answers[].questionId')
  })
})

describe('a change that names no record', () => {
  const seenOf = (id: 'updateInvoiceTitle' | 'updateItem', message: string, status = 400) => {
    const fieldErrors = [{ objectName: 'body', field: 'id', message: 'NotNull' }]
    const send: Send = async ({ operation }) =>
      operation?.id === 'getCurrentUser'
        ? Response.json({ permissions: [...member.permissions, { name: 'orders.read' }] })
        : Response.json({ status, message, fieldErrors }, { status })
    return mismatchesOf(lackingIdScenarios, id, send, ['problem', 'not refused'])
  }

  it('is told that its id is missing, as any field where the body must have one', async () => {
    expect(await seenOf('updateInvoiceTitle', 'error.idnull')).toEqual([])
    expect(await seenOf('updateItem', 'error.validation')).toEqual([])
  })

  it('is reported where it is told something else, or taken', async () => {
    const told = await seenOf('updateInvoiceTitle', 'error.validation')
    expect(told).toMatchObject([{ path: 'id', expected: '400 with error.idnull' }])
    const taken = await seenOf('updateItem', '', 200)
    expect(taken).toMatchObject([{ kind: 'not refused' }])
  })
})

describe('a record that was deleted', () => {
  interface Faults {
    isKept?: boolean
    isShared?: boolean
  }
  /** A backend with at most one item. */
  const backend = ({ isKept = false, isShared = false }: Faults): Send => {
    let owner: string | null = null
    return async ({ operation, request }) => {
      const caller = request.headers.get('authorization')
      if (operation?.id === 'getCurrentUser') return Response.json(member)
      if (operation?.id === 'createItem') {
        owner = caller
        return Response.json({ id: 11, title: '契约回放' }, { status: 201 })
      }
      const mayReach = owner !== null && (isShared || caller === owner)
      if (!mayReach) return problem(404)
      if (operation?.id === 'deleteItem' && caller === owner && !isKept) owner = null
      return operation?.id === 'deleteItem' ? new Response(null, { status: 204 }) : Response.json({ id: 11 })
    }
  }
  const seenOf = (faults: Faults) =>
    mismatchesOf(deletedIdScenarios, 'updateItem', backend(faults), ['not refused', 'foreign'])

  it('is gone, and was nobody else’s before', async () => {
    expect(await seenOf({})).toEqual([])
  })

  it('is reported when it can still be changed', async () => {
    const seen = await seenOf({ isKept: true })
    expect(seen.map(({ kind, path }) => `${kind} ${path}`)).toContain('not refused id')
  })

  it('is reported when others reach it while it is there', async () => {
    const seen = await seenOf({ isShared: true })
    expect(seen).toContainEqual(expect.objectContaining({ kind: 'foreign', role: 'unit' }))
  })
})
