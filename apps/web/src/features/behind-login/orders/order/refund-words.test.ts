import { expect, it } from 'vitest'
import { refundEffects } from './refund-words.ts'

type Order = Parameters<typeof refundEffects>[0]

const said = (orderType: Order['orderType'], feeKinds: readonly ('YEAR' | 'UPGRADE' | null)[]) =>
  refundEffects(
    { orderType, invoiceStatus: 'NONE' },
    feeKinds.map((feeKind) => ({ feeKind })),
  )
    .map(({ message }) => message)
    .join()

it('takes the validity back with a year, the level with a difference, and both with both', () => {
  expect(said('MEMBER_FEE', ['YEAR'])).toMatch(/^会籍有效期退回[^，]*；.*每个年度只退一次。$/)
  expect(said('MEMBER_FEE', ['UPGRADE'])).toMatch(/^会员等级退回.*差额不影响会籍有效期/)
  expect(said('MEMBER_FEE', ['YEAR', 'UPGRADE'])).toMatch(/会籍有效期退回.*会员等级退回/)
  expect(said('ON_BEHALF', ['UPGRADE'])).toMatch(/^所代缴人员的会员等级退回/)
})

it('says of a year that it can be paid again until that year ends, not the present one', () => {
  expect(said('MEMBER_FEE', ['YEAR'])).toContain('所退年度结束前可以重新缴纳')
})

it('gives up the place in an activity, and the course', () => {
  expect(said('OTHER', [null])).toBe('所报活动的名额随之取消。')
  expect(said('EDU', [null])).toBe('课程不能再学习。')
})
