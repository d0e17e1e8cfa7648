import { Plural, useLingui } from '@lingui/react/macro'
import type { MemberFee } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { SelectionBar } from '../../../lib/chakra/choice/selection-bar.tsx'
import type { Selection } from '../../../lib/chakra/choice/use-selection.ts'
import { sumYuan } from '../../../lib/content/money.ts'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'

/** What is chosen of the fees and what it comes to, with the way to pay it in one go. */
export function FeeSelectionBar({ selection }: { selection: Selection<MemberFee> }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const { chosen } = selection
  const count = chosen.length
  return (
    <SelectionBar
      selection={selection}
      all={t`全选本页待缴`}
      said={<Plural value={count} _0="未选择年度" one="已选 # 个年度" other="已选 # 个年度" />}
      amount={sumYuan(chosen.map(({ amount }) => amount))}
    >
      <Button asChild>
        <Link {...links.pay(chosen.map(({ id }) => id))}>{t`合并缴费`}</Link>
      </Button>
    </SelectionBar>
  )
}
