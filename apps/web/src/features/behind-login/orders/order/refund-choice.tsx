import { Plural, useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail, OrderItem } from '@portal/api-contract'
import { Field, Input } from '@portal/ui/chakra'
import { useDeferredValue, useState } from 'react'
import { type Choice, ChoiceList } from '../../../../lib/chakra/choice/choice-list.tsx'
import { ChooseAll } from '../../../../lib/chakra/choice/choose-all.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import styles from './order-page.module.css'
import { refusalWords } from './refund-words.ts'
import { refusalOf } from './refundable-fees.ts'

interface RefundChoiceProps {
  order: MemberOrderDetail
  fees: readonly OrderItem[]
  chosen: ReadonlySet<number>
  toggle: (ids: readonly number[], isChosen: boolean) => void
}

/** As many are seen at once; nobody has to look for one among them. */
const fewFees = 8

const choiceOf = ({ itemId, beneficiaryName, feeYear, amount }: OrderItem): Choice => ({
  id: itemId,
  name: beneficiaryName,
  note: String(feeYear ?? ''),
  amount,
})

/** Which of an order's fees are asked back: at first all that the rule does not deny, which cannot be chosen. */
export function RefundChoice({ order, fees, chosen, toggle }: RefundChoiceProps) {
  const { t, i18n } = useLingui()
  const [keyword, setKeyword] = useState('')
  const wanted = useDeferredValue(keyword).trim()
  const found = fees.filter(({ beneficiaryName }) => beneficiaryName.includes(wanted))
  const choices = found.map((fee) => {
    const refusal = refusalOf(fee, order)
    return {
      ...choiceOf(fee),
      refusal: refusal === null ? undefined : i18n._(wordOf(refusalWords, refusal)),
    }
  })
  const ids = choices.flatMap(({ id, refusal }) => (refusal === undefined ? [id] : []))
  return (
    <fieldset className={styles.choice}>
      <legend>{t`退款内容`}</legend>
      {fees.length > fewFees && (
        <Field label={t`按姓名查找`}>
          <Input value={keyword} onChange={({ currentTarget }) => setKeyword(currentTarget.value)} />
        </Field>
      )}
      <ChooseAll
        ids={ids}
        chosen={chosen}
        onToggle={toggle}
        said={<Plural value={chosen.size} _0="未选择" one="已选 # 笔" other="已选 # 笔" />}
      >
        {wanted ? <Plural value={ids.length} one="全选查到的 # 笔" other="全选查到的 # 笔" /> : t`全选`}
      </ChooseAll>
      <ChoiceList label={t`退款内容`} choices={choices} chosen={chosen} onToggle={toggle} />
    </fieldset>
  )
}
