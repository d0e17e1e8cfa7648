import { describe, expect, it } from 'vitest'
import { feesOf } from '../../../testing/paying.ts'
import { createTestBed } from '../../../testing/test-bed.ts'

/** The first instant of 2027 in PRC. */
const newYear = '2026-12-31T16:00:00.000Z'

describe('a new fee year', () => {
  it('begins at midnight in PRC, with one fee for each member', async () => {
    const bed = await createTestBed()
    bed.clock.set('2026-12-31T15:59:59.999Z')
    expect(await feesOf(bed, 'lin')).toEqual([])
    bed.clock.set(newYear)
    const [fee, ...rest] = await feesOf(bed, 'lin')
    expect(rest).toEqual([])
    expect(fee).toMatchObject({ feeYear: 2027, amount: 200, dueDate: '2027-12-31', createdDate: newYear })
  })

  it('asks nothing of who has not joined', async () => {
    const bed = await createTestBed()
    bed.clock.set(newYear)
    expect(await feesOf(bed, 'tong')).toEqual([])
  })

  it('is not forgotten when the clock jumps over several', async () => {
    const bed = await createTestBed()
    bed.clock.set('2029-03-01T00:00:00.000Z')
    const years = (await feesOf(bed, 'lin')).map(({ feeYear, status }) => [feeYear, status])
    expect(years).toEqual([
      [2027, 'OVERDUE'],
      [2028, 'OVERDUE'],
      [2029, 'UNPAID'],
    ])
  })

  it('is told to each member, once', async () => {
    const bed = await createTestBed()
    bed.clock.set(newYear)
    const notices = (await bed.get('/api/member-messages?kind.equals=FEE&size=1', 'lin')).json()
    expect(notices).toMatchObject([{ title: '2027年度会费开始缴纳', createdDate: newYear, isRead: 0 }])
  })
})
