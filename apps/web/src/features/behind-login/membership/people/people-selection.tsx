import { Plural, useLingui } from '@lingui/react/macro'
import type { UnitPerson } from '@portal/api-contract'
import { Button, Checkbox } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SelectionBar } from '../../../../lib/chakra/choice/selection-bar.tsx'
import type { Selection } from '../../../../lib/chakra/choice/use-selection.ts'
import { listOf } from '../../../../lib/content/list-of.ts'
import { sumYuan } from '../../../../lib/content/money.ts'
import styles from './people.module.css'

/** Whether the unit can pay something for a person. */
export const hasPayable = ({ payableFees }: UnitPerson): boolean => listOf(payableFees).length > 0

interface PersonChoiceProps {
  person: UnitPerson
  selection: Selection<UnitPerson>
  /** The person's name. */
  children: ReactNode
}

/** A person's name; of one for whom something can be paid, the label of its checkbox. */
export function PersonChoice({ person, selection, children }: PersonChoiceProps) {
  const { choosable, has, toggle } = selection
  if (choosable.length === 0) return children
  if (!choosable.includes(person)) return <span className={styles.indented}>{children}</span>
  return (
    <Checkbox checked={has(person)} onChange={(isChosen) => toggle(person, isChosen)}>
      {children}
    </Checkbox>
  )
}

/** How many people are chosen and what they owe, with the way to a batch that pays for them. */
export function PeopleSelectionBar({ selection }: { selection: Selection<UnitPerson> }) {
  const { t } = useLingui()
  const { chosen } = selection
  const count = chosen.length
  const fees = chosen.flatMap(({ payableFees }) => listOf(payableFees))
  return (
    <SelectionBar
      selection={selection}
      all={t`全选本页可代缴的人员`}
      said={<Plural value={count} _0="未选择人员" one="已选 # 人" other="已选 # 人" />}
      amount={sumYuan(fees.map(({ amount }) => amount))}
    >
      <Button asChild>
        <Link to="/unitPayment" search={{ step: 'new', person: chosen.map(({ id }) => id).join() }}>
          {t`为所选人员代缴（${count}）`}
        </Link>
      </Button>
    </SelectionBar>
  )
}
