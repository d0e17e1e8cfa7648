import { Plural, useLingui } from '@lingui/react/macro'
import type { UnitPerson } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { Button, Checkbox, Dialog, Field, Input, Notice, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { sumYuan } from '../../../../lib/content/money.ts'
import { ownPeopleQueryOptions } from '../queries.ts'
import { type PayRow, rowsOfPerson } from '../rows/pay-row.ts'
import styles from './batch-editor.module.css'

interface PeopleDialogProps {
  /** Rows that the batch has already. */
  rows: readonly PayRow[]
  onAdd: (rows: PayRow[]) => void
}

const amountOf = ({ payableFees }: UnitPerson): number => sumYuan(payableFees.map(({ amount }) => amount))

/** Chooses among the unit's own people who owe something; each comes with all the years that it owes. */
export function PeopleDialog({ rows, onAdd }: PeopleDialogProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [keyword, setKeyword] = useState('')
  const query = useQuery({ ...ownPeopleQueryOptions, enabled: isOpen })
  const there = new Set(rows.map(({ personId }) => personId))
  const payable = (query.data ?? []).filter(({ id, payableFees }) => payableFees.length > 0 && !there.has(id))
  const found = payable.filter(({ name }) => name.includes(keyword.trim()))
  const picked = payable.filter(({ id }) => chosen.has(id))
  const toggle = (ids: readonly number[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      for (const id of ids) isChosen ? next.add(id) : next.delete(id)
      return next
    })
  const close = () => {
    setOpen(false)
    setChosen(new Set())
    setKeyword('')
  }
  const count = picked.length
  const isAll = found.length > 0 && found.every(({ id }) => chosen.has(id))
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
              <Checkbox
                checked={isAll}
                indeterminate={!isAll && found.some(({ id }) => chosen.has(id))}
                onChange={(isChosen) =>
                  toggle(
                    found.map(({ id }) => id),
                    isChosen,
                  )
                }
              >
                <Plural value={found.length} one="全选 # 人" other="全选 # 人" />
              </Checkbox>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
              <ul className={styles.people} tabIndex={0} aria-label={t`本单位人员`}>
                {found.map((person) => (
                  <li key={person.id} className={styles.person}>
                    <Checkbox
                      checked={chosen.has(person.id)}
                      onChange={(isChosen) => toggle([person.id], isChosen)}
                    >
                      <span lang="zh-CN">{person.name}</span>{' '}
                      <span className={styles.muted}>
                        {person.payableFees.map(({ feeYear }) => feeYear).join('、')}
                      </span>
                    </Checkbox>
                    <span className={styles.amount}>{formatMoney(amountOf(person))}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </Dialog>
    </>
  )
}
