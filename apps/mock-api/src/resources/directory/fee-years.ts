import type { FeeYear, OwnerType } from '@portal/api-contract'
import { type Call, page } from '../../contract/handler.ts'
import { selectPage } from '../../contract/select-page.ts'
import { prcDate } from '../../domain/prc-time.ts'

type Row = Omit<FeeYear, 'isExempt'> & { status: 'PAID' | 'EXEMPT' }

const columns = {
  id: 'memberFee.id',
  memberId: 'ownerId',
  name: 'member.name',
  memberLevel: 'memberFee.memberLevel',
}

const toFeeYear = ({ status, payDate, ...row }: Row): FeeYear => ({
  ...row,
  isExempt: status === 'EXEMPT',
  payDate: payDate === null ? null : prcDate(new Date(payDate)),
})

/** Who has settled which year; amounts are between the association and its member. */
export function listFeeYears(call: Call<'listCompanyFeeYears' | 'listPersonFeeYears'>, ownerType: OwnerType) {
  const { rows, total } = selectPage<Row>(call, {
    select: `memberFee.id, ownerId AS memberId, member.name, memberNo, memberFee.memberLevel, feeYear, status, payDate`,
    from: 'memberFee JOIN member ON member.id = ownerId',
    where: `memberFee.ownerType = ? AND status IN ('PAID', 'EXEMPT') AND memberFee.isDeleted = 0
      AND joinDate IS NOT NULL AND member.isDeleted = 0`,
    parameters: [ownerType],
    columns,
  })
  return page(rows.map(toFeeYear), total)
}
