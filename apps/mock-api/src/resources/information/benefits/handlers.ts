import type { MemberBenefit } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { usesOf } from './uses.ts'

type Row = Omit<MemberBenefit, 'levels'> & { levels: string }

const columns = `id, audience, levels, category, title, summary, content, howTo, link, createdDate, lastModifiedDate,
  isDeleted, orderNum`

export const benefitHandlers = {
  listMemberBenefits(call) {
    const { rows, total } = selectPage<Row>(call, {
      select: columns,
      from: 'memberBenefit',
      where: 'isDeleted = 0',
    })
    return page(
      rows.map((row): MemberBenefit => ({ ...row, levels: JSON.parse(row.levels) })),
      total,
    )
  },
  listBenefitUses: ({ world, caller }) => ok(usesOf(world, caller)),
} satisfies Partial<Handlers>
