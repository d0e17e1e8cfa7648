import { Plural, useLingui } from '@lingui/react/macro'
import type { UnitPerson } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Button, Dialog, Field, Input, Notice, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { type Choice, ChoiceList } from '../../../../lib/chakra/choice/choice-list.tsx'
import { ChooseAll } from '../../../../lib/chakra/choice/choose-all.tsx'
import { useChoice } from '../../../../lib/chakra/choice/use-choice.ts'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { sumYuan } from '../../../../lib/content/money.ts'
import { ownPeopleQueryOptions } from '../queries.ts'
import { owedYears } from '../rows/own-people.ts'
import { type PayRow, rowsOfPerson } from '../rows/pay-row.ts'
import styles from './batch-editor.module.css'

interface PeopleDialogProps {
  /** Rows that the batch has already. */
  rows: readonly PayRow[]
  onAdd: (rows: PayRow[]) => void
}

/** What is seen of the number tells people of one name apart. */
const choiceOf = (person: UnitPerson): Choice => ({
  id: person.id,
  name: person.name,
  note: [person.idNumber, owedYears(person)].filter(Boolean).join(' · '),
  amount: sumYuan(person.payableFees.map(({ amount }) => amount)),
})

/** Chooses among the unit's own people who owe something; each comes with all the years that it owes. */
export function PeopleDialog({ rows, onAdd }: PeopleDialogProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { chosen, toggle, clear } = useChoice()
  const [keyword, setKeyword] = useState('')
  const wanted = useDeferredValue(keyword).trim()
  const query = useQuery({ ...ownPeopleQueryOptions, enabled: isOpen })
  const there = new Set(rows.map(({ personId }) => personId))
  const payable = (query.data ?? []).filter(({ id, payableFees }) => payableFees.length > 0 && !there.has(id))
  const found = payable.filter(({ name }) => name.includes(wanted))
  const picked = payable.filter(({ id }) => chosen.has(id))
  const close = () => {
    setOpen(false)
    clear()
    setKeyword('')
  }
  const count = picked.length
  const ids = found.map(({ id }) => id)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Icon name="user" />
        {t`从本单位人员选择`}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t`选择本单位人员`}
        closeLabel={t`关闭`}
        size="lg"
        footer={
          <>
            <Button variant="outline" onClick={close}>{t`取消`}</Button>
            <Button
              disabled={count === 0}
              onClick={() => {
                onAdd(picked.flatMap((person) => rowsOfPerson(person)))
                close()
              }}
            >
              <Plural value={count} _0="加入名单" one="加入 # 人" other="加入 # 人" />
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          {query.error && <LoadFailure query={query} title={t`本单位人员没有加载成功`} />}
          {query.isPending && <SkeletonText lines={6} />}
          {query.data && payable.length === 0 && (
            <Notice
              title={t`没有可代缴的人员`}
            >{t`本单位人员的会费均已缴清、已加入名单，或在待支付订单中。`}</Notice>
          )}
          {payable.length > 0 && (
            <>
              <Field label={t`按姓名查找`}>
                <Input value={keyword} onChange={({ currentTarget }) => setKeyword(currentTarget.value)} />
              </Field>
              <ChooseAll ids={ids} chosen={chosen} onToggle={toggle}>
                <Plural value={ids.length} one="全选 # 人" other="全选 # 人" />
              </ChooseAll>
              <ChoiceList
                label={t`本单位人员`}
                choices={found.map(choiceOf)}
                chosen={chosen}
                onToggle={toggle}
              />
            </>
          )}
        </div>
      </Dialog>
    </>
  )
}
