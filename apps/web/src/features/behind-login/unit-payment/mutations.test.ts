import type { BatchMember } from '@portal/api-contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { batchOf, strangerRow } from './batches.fixture.ts'
import { saveRows } from './mutations.ts'
import { toMember } from './rows/pay-row.ts'

const write = 'POST /api/member-applies-top'
const replace = 'PUT /api/member-applies-top'
const read = 'GET /api/member-applies-top/user/4001'
const stored = batchOf()
const basedOn = stored.lastModifiedDate

/** Refuses whoever is called 无此人, at most a hundred at once, as the backend does. */
const refusing = ({ body }: { body: unknown }) => {
  const { members } = body as { members: BatchMember[] }
  const fieldErrors = members.flatMap(({ name }, index) =>
    name === '无此人'
      ? [{ objectName: 'body', field: `members[${index}].idNumber`, message: 'Unknown', detail: '' }]
      : [],
  )
  if (fieldErrors.length === 0) return Response.json(batchOf({ members: members as never }))
  return problem(400, 'error.validation', { fieldErrors: fieldErrors.slice(0, 100) })
}

const rowsWith = (wrong: number, right: number) => [
  ...Array.from({ length: wrong }, () => strangerRow({ name: '无此人' })),
  ...Array.from({ length: right }, (_, index) => strangerRow({ feeYear: String(2000 + index) })),
]

afterEach(() => vi.unstubAllGlobals())

describe('a batch with more mistakes than the backend names at once', () => {
  it('keeps the good rows and names all others', async () => {
    const calls = fakeApi({ [write]: refusing })
    const { batch, kept, faults } = await saveRows({ id: null, rows: rowsWith(150, 50) })
    expect([faults.size, kept.length, batch?.members.length]).toEqual([150, 50, 50])
    expect(calls).toHaveLength(3)
  })

  it('names all of them where none is right', async () => {
    fakeApi({ [write]: refusing })
    expect(await saveRows({ id: null, rows: rowsWith(199, 0) })).toMatchObject({ batch: null, kept: [] })
  })

  it('says what was found although the next send fails', async () => {
    let sent = 0
    fakeApi({
      [write]: (call) => {
        sent += 1
        return sent > 1 ? problem(503) : refusing(call)
      },
    })
    const { batch, faults, failure } = await saveRows({ id: null, rows: rowsWith(150, 50) })
    expect([batch, faults.size]).toEqual([null, 100])
    expect(failure).toMatchObject({ status: 503 })
  })

  it('fails where nothing is said of any row', async () => {
    fakeApi({ [write]: () => problem(503) })
    await expect(saveRows({ id: null, rows: rowsWith(0, 1) })).rejects.toMatchObject({ status: 503 })
  })

  it('gives up where the backend goes on refusing', async () => {
    const rows = rowsWith(0, 200)
    const calls = fakeApi({
      [write]: () =>
        problem(400, 'error.validation', {
          fieldErrors: [{ objectName: 'body', field: 'members[0].name', message: 'Size', detail: '' }],
        }),
    })
    expect(await saveRows({ id: null, rows })).toMatchObject({ batch: null, kept: [] })
    expect(calls).toHaveLength(10)
  })
})

describe('a batch with strangers whose fees are settled', () => {
  /** Says of who is called 已缴者 that the fee is paid. */
  const settling = ({ body }: { body: unknown }) => {
    const members = (body as { members: BatchMember[] }).members.map((member) => ({
      ...member,
      amount: 200,
      refusal: member.name === '已缴者' ? ('FeePaid' as const) : null,
    }))
    return Response.json(batchOf({ members: members as never }))
  }
  const paid = () => strangerRow({ name: '已缴者' })

  it('is kept without them, and says so of each', async () => {
    const calls = fakeApi({ [write]: settling, [replace]: settling })
    const rows = [paid(), strangerRow(), paid()]
    const { batch, kept, faults } = await saveRows({ id: null, rows })
    expect(calls.map(({ name, body }) => [name, (body as { id?: number }).id])).toEqual([
      [write, undefined],
      [replace, 4001],
    ])
    expect([kept, batch?.members.length]).toEqual([[rows[1]], 1])
    expect(faults.get(rows[2]?.key ?? 0)).toEqual({ field: 'feeYear', code: 'FeePaid' })
    expect(faults.size).toBe(2)
  })

  it('stays as it is where there is nobody else in it, or where it cannot be written again', async () => {
    const rows = [paid()]
    fakeApi({ [write]: settling })
    expect(await saveRows({ id: null, rows })).toMatchObject({ batch: { id: 4001 }, kept: rows })
    const both = [paid(), strangerRow()]
    const { batch, kept, faults } = await saveRows({ id: null, rows: both })
    expect([batch?.id, kept, faults.size]).toEqual([4001, both, 1])
  })

  it('leaves it to the page what the own people owe', async () => {
    const calls = fakeApi({ [write]: settling })
    const { faults } = await saveRows({ id: null, rows: [{ ...paid(), personId: 3 }] })
    expect([faults.size, calls.length]).toEqual([0, 1])
  })
})

it('what was corrected after a lost answer is written over the draft that is there', async () => {
  const list = 'GET /api/member-applies-top/user'
  const first = strangerRow({ phone: '15993320964' })
  const corrected = { ...first, phone: '15993320965' }
  const written = batchOf({ members: [{ ...toMember(first), amount: 200 }] as never })
  const calls = fakeApi({
    [list]: () => Response.json([written], { headers: { 'X-Total-Count': '1' } }),
    [read]: () => Response.json(written),
    [replace]: ({ body }) => Response.json(batchOf({ members: (body as typeof written).members })),
  })
  const { batch } = await saveRows({ id: null, rows: [corrected] }, true)
  expect(batch?.members[0]?.phone).toBe(corrected.phone)
  expect(calls.map(({ name }) => name)).toEqual([list, read, replace])
  calls.length = 0
  await saveRows({ id: null, rows: [first] }, true)
  expect(calls.map(({ name }) => name)).toEqual([list])
})

describe('a batch that was written elsewhere meanwhile', () => {
  const rows = [strangerRow()]
  const later = '2026-11-19T02:00:00.000Z'

  it('is not written over', async () => {
    const calls = fakeApi({ [read]: () => Response.json(batchOf({ lastModifiedDate: later })) })
    const { newer, batch } = await saveRows({ id: 4001, basedOn, rows })
    expect([newer?.lastModifiedDate, batch]).toEqual([later, null])
    expect(calls.map(({ name }) => name)).toEqual([read])
  })

  it('is written once somebody has chosen to', async () => {
    const other = batchOf({ lastModifiedDate: later })
    fakeApi({ [read]: () => Response.json(other), [replace]: () => Response.json(batchOf()) })
    expect(await saveRows({ id: 4001, basedOn: later, rows })).toMatchObject({ kept: rows })
  })

  it('is nobody else’s when it says the same: an answer was lost', async () => {
    const members = rows.map((row) => ({ ...toMember(row), amount: 200 })) as never
    fakeApi({
      [read]: () => Response.json(batchOf({ lastModifiedDate: later, members })),
      [replace]: () => Response.json(batchOf({ members })),
    })
    expect((await saveRows({ id: 4001, basedOn, rows })).newer).toBeUndefined()
  })

  it('is shown as it is when it was submitted between', async () => {
    let isOrdered = false
    fakeApi({
      [read]: () => Response.json(isOrdered ? batchOf({ status: 'SUBMITTED', orderId: 7 }) : stored),
      [replace]: () => {
        isOrdered = true
        return problem(409, 'error.batchNotEditable')
      },
    })
    expect((await saveRows({ id: 4001, basedOn, rows })).newer).toMatchObject({
      status: 'SUBMITTED',
      orderId: 7,
    })
  })
})
