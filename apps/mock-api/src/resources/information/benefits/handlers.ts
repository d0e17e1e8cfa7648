import type { MemberBenefit } from '@portal/api-contract'
import { type Handlers, page } from '../../../contract/handler.ts'
import { selectPage } from '../../../contract/select-page.ts'

export const benefitHandlers = {
  listMemberBenefits(call) {
    const { rows, total } = selectPage<MemberBenefit>(call, {
      select: '*',
      from: 'memberBenefit',
      where: 'isDeleted = 0',
    })
    return page(rows, total)
  },
} satisfies Partial<Handlers>
