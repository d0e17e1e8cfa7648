import { Plural, useLingui } from '@lingui/react/macro'
import { formatMoney } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { Button, Checkbox, EmptyState, Field, Heading, Input, Notice } from '@portal/ui/chakra'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { memo, startTransition, useDeferredValue, useRef, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { serverDate } from '../../../../lib/api/server-clock.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { BackLink } from '../../../../lib/chakra/back-link.tsx'
import { sumYuan } from '../../../../lib/content/money.ts'
import { LeaveGuard } from '../../../../lib/forms/draft/leave-guard.tsx'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import { keepEdited, useSaveBatch } from '../queries.ts'
import { isEmptyRow, mostRows, type PayRow } from '../rows/pay-row.ts'
import { rowFaults } from '../rows/row-faults.ts'
import styles from './batch-editor.module.css'
import { ImportDialog } from './import-dialog.tsx'
import { PeopleDialog } from './people-dialog.tsx'
import { RowList, type RowListHandle } from './row-list.tsx'
import { type BatchRows, useBatchRows } from './use-batch-rows.ts'

interface BatchEditorProps {
  /** Null for a new batch. */
  id: number | null
  initial: readonly PayRow[]
}

/** Puts together whose fees the unit pays: people and years, each row checked, the good ones kept on the server. */
export function BatchEditor({ id, initial }: BatchEditorProps) {
  const { t } = useLingui()
  const batch = useBatchRows(initial)
  const { rows, faults } = batch
  const list = useRef<RowListHandle>(null)
  const [keyword, setKeyword] = useState('')
  // What is typed shows at once; the rows that match it are drawn when there is time.
  const wanted = useDeferredValue(keyword).trim()
  const [isWrongOnly, setWrongOnly] = useState(false)
  // The tick shows at once, as well.
  const [isNarrowed, setNarrowed] = useState(false)
  const { save, isPending } = useSave(id, batch)
  const wrong = faults.size
  const shown = rows
    .map((row, index) => ({ row, number: index + 1 }))
    .filter(({ row }) => (!isNarrowed || faults.has(row.key)) && isFound(row, wanted))
  const goToFault = (among: readonly PayRow[] = rows, found = faults) => {
    setKeyword('')
    setWrongOnly(false)
    setNarrowed(false)
    const index = among.findIndex(({ key }) => found.has(key))
    const row = among[index]
    const fault = row && found.get(row.key)
    if (fault) requestAnimationFrame(() => list.current?.focus(index, row, fault))
  }
  const narrow = (isOnly: boolean) => {
    setWrongOnly(isOnly)
    startTransition(() => setNarrowed(isOnly))
  }
  return (
    <div className={styles.editor}>
      <LeaveGuard
        isUnsent={batch.isUnsaved && rows.some((row) => !isEmptyRow(row))}
        omitted={t`没有保存的人员会丢失。`}
      />
      <BackLink param={id === null ? 'step' : 'batch'}>{t`返回代缴名单`}</BackLink>
      <Heading as="h2" size="xl">
        {id === null ? t`新建代缴` : t`修改代缴名单`}
      </Heading>
      <Tools rows={useDeferredValue(rows)} add={batch.add} addEmpty={batch.addEmpty} />
      {rows.length === 0 ? (
        <EmptyState art={<EmptyPicture variant="list" />} title={t`名单还是空的`}>
          {t`从本单位人员中选择，上传或粘贴表格，也可以逐行填写。`}
        </EmptyState>
      ) : (
        <>
          <div className={styles.view}>
            <AllYears onSet={batch.setYears} />
            {rows.length > fewRows && (
              <div className={styles.search}>
                <Field label={t`在名单中查找`}>
                  <Input value={keyword} onChange={({ currentTarget }) => setKeyword(currentTarget.value)} />
                </Field>
              </div>
            )}
            {(wrong > 0 || isWrongOnly) && (
              <Checkbox checked={isWrongOnly} onChange={narrow}>
                <Plural value={wrong} one="只看有误的 # 行" other="只看有误的 # 行" />
              </Checkbox>
            )}
          </div>
          <div>
            <Heads />
            <RowList ref={list} shown={shown} faults={faults} change={batch.change} remove={batch.remove} />
            {shown.length === 0 && <Notice>{t`没有符合条件的行。`}</Notice>}
          </div>
          <Bar
            batch={batch}
            busy={isPending}
            onSave={() => void save('stay')}
            onGoOn={() => {
              if (wrong > 0) goToFault()
              else void save('confirm').then((next) => next && goToFault(next, rowFaults(next)))
            }}
            onGoOnWithout={() => void save('confirm')}
          />
        </>
      )}
    </div>
  )
}

/** As many rows are seen at once; nobody has to look for one among them. */
const fewRows = 10

const isFound = ({ name, idNumber, phone }: PayRow, keyword: string): boolean =>
  !keyword || name.includes(keyword) || idNumber.includes(keyword.toUpperCase()) || phone.includes(keyword)

/** The ways in which people come into the batch. Their dialogs are drawn anew once there is time, and not with each key that is typed. */
const Tools = memo(function Tools({ rows, add, addEmpty }: Pick<BatchRows, 'rows' | 'add' | 'addEmpty'>) {
  const { t } = useLingui()
  const room = mostRows - rows.length
  return (
    <div className={styles.tools}>
      <PeopleDialog rows={rows} onAdd={add} />
      <ImportDialog room={room} onAdd={add} />
      <Button
        variant="outline"
        disabled={room === 0}
        onClick={() => addEmpty(rows.at(-1)?.feeYear || String(serverDate().getFullYear()))}
      >
        <Icon name="plus" />
        {t`添加一行`}
      </Button>
    </div>
  )
})

/** One year for all rows. */
const AllYears = memo(function AllYears({ onSet }: { onSet: (feeYear: string) => void }) {
  const { t } = useLingui()
  const [year, setYear] = useState('')
  const isYear = /^20\d\d$/.test(year)
  return (
    <div className={styles.years}>
      <Field label={t`全部人员的年度`}>
        <Input
          inputMode="numeric"
          maxLength={4}
          value={year}
          onChange={({ currentTarget }) => setYear(currentTarget.value)}
        />
      </Field>
      <Button variant="outline" disabled={!isYear} onClick={() => onSet(year)}>{t`应用`}</Button>
    </div>
  )
})

/** What the columns are called; below the width at which rows are cards each field has its own name. */
function Heads() {
  const { t } = useLingui()
  return (
    <div className={`${styles.row} ${styles.heads}`} aria-hidden="true">
      <span className={styles.number}>{t`序号`}</span>
      <span>{t`姓名`}</span>
      <span>{t`身份证号`}</span>
      <span>{t`手机号码`}</span>
      <span>{t`证书编号`}</span>
      <span>{t`年度`}</span>
      <span className={styles.amount}>{t`金额`}</span>
    </div>
  )
}

interface BarProps {
  batch: BatchRows
  busy: boolean
  onSave: () => void
  onGoOn: () => void
  /** Goes on with the good rows alone. */
  onGoOnWithout: () => void
}

/** How many there are, what is known of the sum, and the way on. */
function Bar({ batch: { rows, faults }, busy, onSave, onGoOn, onGoOnWithout }: BarProps) {
  const { t } = useLingui()
  const count = rows.length
  const wrong = faults.size
  const amounts = rows.flatMap(({ key, amount }) => (amount === null || faults.has(key) ? [] : [amount]))
  const unknown = count - wrong - amounts.length
  return (
    <div className={styles.bar}>
      <p className={styles.sum} role="status">
        <Plural value={count} one="# 行" other="# 行" />
        {wrong > 0 && (
          <span className={styles.wrong}>
            <Plural value={wrong} one="# 行有误" other="# 行有误" />
          </span>
        )}
        <strong>{formatMoney(sumYuan(amounts))}</strong>
        {unknown > 0 && <Plural value={unknown} one="# 行的金额保存后核算" other="# 行的金额保存后核算" />}
      </p>
      <div className={styles.actions}>
        <Button
          variant="outline"
          busy={busy}
          disabled={wrong === count}
          onClick={onSave}
        >{t`保存草稿`}</Button>
        {wrong > 0 && wrong < count && (
          <Button variant="outline" disabled={busy} onClick={onGoOnWithout}>{t`只缴无误的行`}</Button>
        )}
        <Button busy={busy} onClick={onGoOn}>
          {wrong > 0 ? t`查看有误的行` : t`核对并确认`}
        </Button>
      </div>
    </div>
  )
}

/** Keeps the good rows, and goes on to what is going to be paid when the backend has nothing against any of them. */
function useSave(id: number | null, { rows, faults, settle }: BatchRows) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useSaveBatch()
  /** @returns the rows, when the backend found some of them wrong */
  const save = async (then: 'stay' | 'confirm'): Promise<PayRow[] | undefined> => {
    if (isPending) return undefined
    try {
      const good = rows.filter(({ key }) => !faults.has(key))
      const { batch, kept, faults: found } = await mutateAsync({ id, rows: good })
      const amounts = new Map(
        kept.flatMap(({ key }, index) => {
          const amount = batch?.members[index]?.amount
          return amount === undefined ? [] : [[key, amount] as const]
        }),
      )
      const next = settle(found, amounts)
      if (batch) keepEdited(queryClient, batch.id, next)
      if (batch && then === 'confirm' && found.size === 0) {
        await navigate({
          to: '/unitPayment',
          search: { batch: batch.id, step: 'confirm' },
          ignoreBlocker: true,
        })
        return undefined
      }
      if (batch) {
        notify(
          found.size > 0
            ? {
                kind: 'info',
                title: t`部分行没有通过核对`,
                description: t`无误的行已保存，其余请按各行说明修改。`,
              }
            : { kind: 'success', title: t`已保存无误的行` },
        )
        if (id === null)
          await navigate({
            to: '/unitPayment',
            search: { batch: batch.id },
            replace: true,
            ignoreBlocker: true,
          })
      }
      return found.size > 0 ? next : undefined
    } catch (error) {
      notify({ kind: 'error', title: t`没有保存`, description: errorText(error) })
      return undefined
    }
  }
  return { save, isPending }
}
