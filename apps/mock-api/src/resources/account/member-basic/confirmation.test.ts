import type { DataConfirmation, MemberSummary } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

const year = 366 * 86_400_000
const summaryOf = async ({ get }: TestBed, persona: string): Promise<MemberSummary> =>
  (await get('/api/member/summary', persona)).json()

/** A unit that owes nothing, whose certificate of membership goes on. */
function settle({ world }: TestBed): void {
  const id = memberIdOf('hengxin')
  world.db.run("UPDATE member SET validTo = '2030-12-31' WHERE id = ?", [id])
  world.db.run("UPDATE memberFee SET status = 'EXEMPT' WHERE ownerId = ? AND status <> 'PAID'", [id])
}

it('is asked for after a year, and given by saying so', async () => {
  const bed = await createTestBed()
  expect((await summaryOf(bed, 'hengxin')).dataConfirmation).toMatchObject({ isDue: 0 })
  bed.clock.advance(year)
  await summaryOf(bed, 'hengxin')
  settle(bed)
  const due = await summaryOf(bed, 'hengxin')
  expect(due.dataConfirmation?.isDue).toBe(1)
  expect(due.nextAction).toEqual({ kind: 'CONFIRM_DATA', id: null })
  const answer = await bed.post('/api/member-basic/confirm', {}, 'hengxin')
  expect(answer.statusCode).toBe(200)
  expect(answer.json<DataConfirmation>()).toMatchObject({
    confirmedDate: bed.clock.now().toISOString(),
    isDue: 0,
  })
  const after = await summaryOf(bed, 'hengxin')
  expect(after.dataConfirmation).toEqual(answer.json())
  expect(after.nextAction).toEqual({ kind: 'NONE', id: null })
})

it('is given by saving the data as well', async () => {
  const bed = await createTestBed()
  bed.clock.advance(year)
  const { id: _, ...known } = (await bed.get('/api/member-basic/detail', 'hengxin')).json()
  const saved = await bed.put('/api/member-basic-infos', known, 'hengxin')
  expect(saved.statusCode).toBe(200)
  expect((await summaryOf(bed, 'hengxin')).dataConfirmation).toMatchObject({
    confirmedDate: bed.clock.now().toISOString(),
    isDue: 0,
  })
})

it('is nothing of persons and of units that have not joined', async () => {
  const bed = await createTestBed()
  for (const persona of ['lin', 'xinrui']) {
    expect((await summaryOf(bed, persona)).dataConfirmation, persona).toBeNull()
    expect((await bed.post('/api/member-basic/confirm', {}, persona)).statusCode, persona).toBe(403)
  }
})
