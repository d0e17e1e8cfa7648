import { Plural, useLingui } from '@lingui/react/macro'
import type { MemberApplyTop, UnitPerson } from '@portal/api-contract'
import { Checkbox, EmptyState, Field, Heading, Input, Notice } from '@portal/ui/chakra'
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { notify } from '../../../../lib/browser/notify.ts'
import { BackLink } from '../../../../lib/chakra/page/back-link.tsx'
import { RestoredNotice } from '../../../../lib/chakra/record/restored-notice.tsx'
import { LeaveGuard } from '../../../../lib/forms/draft/leave-guard.tsx'
import { useOmittedFields } from '../../../../lib/forms/draft/use-omitted-fields.ts'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import { type EditedBatch, forgetEdited, takeGoesToFault } from '../edited-batch.ts'
import { isNewer } from '../mutations.ts'
import { contentOf, isEmptyRow, type PayRow, type RowField, rowsOfBatch } from '../rows/pay-row.ts'
import { rowFaults } from '../rows/row-faults.ts'
import { Bar } from './bar.tsx'
import styles from './batch-editor.module.css'
import { ImportNotice, type ImportReport } from './import-notice.tsx'
import { NewerBatch } from './newer-batch.tsx'
import { addRowId } from './row-line.tsx'
import { Heads, RowList, type RowListHandle } from './row-list.tsx'
import { tellLeftOut } from './tell-left-out.ts'
import { AllYears, Tools } from './tools.tsx'
import { useBatchRows } from './use-batch-rows.ts'
import { useChoiceInView } from './use-choice-in-view.ts'
import type { ReadImport } from './use-import.ts'
import { useKeeping } from './use-keeping.ts'
import { useSave } from './use-save.ts'
import { useTidySaveKey } from './use-tidy-save-key.ts'

interface BatchEditorProps {
  /** As the server keeps it; null for a new batch. */
  batch: MemberApplyTop | null
  /** The rows without what was edited on this device. */
  begin: readonly PayRow[]
  /** As it was edited on this device, with what begins it now. */
  edited: EditedBatch | undefined
  /** People who found no place in it. */
  leftOut?: number
  /** The unit's own people. */
  people: readonly UnitPerson[]
}

/** Puts together whose fees the unit pays: people and years, each row checked, the good ones kept on the server. */
export function BatchEditor({ batch: kept, begin, people, leftOut = 0, ...opened }: BatchEditorProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const id = kept?.id ?? null
  const [edited, setEdited] = useState(opened.edited)
  const initial = edited?.rows ?? begin
  // Wrong rows, and those of a batch that was changed elsewhere, are on this device alone.
  const [isKept] = useState(() => (kept ? contentOf(rowsOfBatch(kept)) === contentOf(initial) : !edited))
  const batch = useBatchRows(initial, people, isKept)
  const { rows, faults, add, addEmpty } = batch
  const [basedOn, setBasedOn] = useState(edited?.basedOn ?? kept?.lastModifiedDate)
  // The new batch, from its first save until its own editor stands.
  const [created, setCreated] = useState<MemberApplyTop | null>(null)
  useKeeping(batch, kept ?? created, basedOn)
  const omitted = useOmittedFields(['idNumber'])
  const [report, setReport] = useState<ImportReport>()
  const choice = useChoiceInView()
  const view = useView()
  const { list, keyword, setKeyword, isWrongOnly, isNarrowed, narrow, goTo } = view
  // What is typed shows at once; the rows that match it are drawn when there is time.
  const wanted = useDeferredValue(keyword).trim()
  const { save, isPending } = useSave({
    id,
    basedOn,
    batch,
    onKept: (saved) => {
      setBasedOn(saved.lastModifiedDate)
      setEdited(undefined)
      if (kept) return
      setCreated(saved)
      forgetEdited(queryClient, null)
    },
    onNewer: () => {
      notify({
        kind: 'error',
        title: t`没有保存`,
        description: t`名单已在别处修改。请先选择保留哪一份，再继续保存。`,
      })
      choice.show()
    },
  })
  const good = rows.filter(({ key }) => !faults.has(key))
  const newer = kept && !isPending && isNewer(kept, { basedOn, rows: good }) ? kept : undefined
  const wrong = faults.size
  const shown = rows
    .map((row, index) => ({ row, number: index + 1 }))
    .filter(({ row }) => (!isNarrowed || faults.has(row.key)) && isFound(row, wanted))
  const goToFault = (among: readonly PayRow[] = rows, found = faults) => {
    const row = among.find(({ key }) => found.has(key))
    const fault = row && found.get(row.key)
    if (fault) goTo(row.key, row.personId === null ? fault.field : 'feeYear')
  }
  // The first save of a new batch opens it at its own address, where this begins anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (id !== null && takeGoesToFault(queryClient, id)) goToFault()
    tellLeftOut(leftOut)
  }, [])
  useTidySaveKey(() => void save('stay'))
  const onImport = useCallback(
    ({ rows: more, ...read }: ReadImport, instead?: readonly number[]) => {
      const { skipped, left } = add(more, instead)
      setReport({ ...read, keys: more.map(({ key }) => key), repeated: skipped, left })
    },
    [add],
  )
  const onAddEmpty = useCallback((feeYear: string) => goTo(addEmpty(feeYear).key, 'name'), [addEmpty, goTo])
  return (
    <div className={styles.editor}>
      <LeaveGuard
        isUnsent={batch.isUnsaved && rows.some((row) => !isEmptyRow(row))}
        omitted={omitted}
        openedBy={['batch', 'step']}
      />
      <BackLink param={id === null ? 'step' : 'batch'}>{t`返回代缴名单`}</BackLink>
      <Heading as="h2" size="xl">
        {id === null ? t`新建代缴` : t`修改代缴名单`}
      </Heading>
      {edited?.leftAt && !newer && (
        <RestoredNotice
          restoredFrom={edited.leftAt}
          {...(edited.isPartial && { omitted })}
          onDrop={() => {
            forgetEdited(queryClient, id)
            batch.startFrom(begin)
            setBasedOn(kept?.lastModifiedDate)
            setEdited(undefined)
            document.getElementById(addRowId)?.focus()
          }}
        />
      )}
      {newer && (
        <div ref={choice.ref}>
          <NewerBatch
            newer={newer}
            rows={rows}
            onTake={() => {
              forgetEdited(queryClient, newer.id)
              setEdited(undefined)
              batch.startFrom(rowsOfBatch(newer, people))
              setBasedOn(newer.lastModifiedDate)
            }}
            onKeep={() => {
              setBasedOn(newer.lastModifiedDate)
              batch.keepUnsaved()
            }}
          />
        </div>
      )}
      <Tools rows={useDeferredValue(rows)} add={add} onImport={onImport} onAddEmpty={onAddEmpty} />
      {report && (
        <ImportNotice
          report={report}
          people={people}
          onChange={(read) => onImport(read, report.keys)}
          onClose={() => setReport(undefined)}
        />
      )}
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
            <RowList ref={list} batch={batch} shown={shown} />
            {shown.length === 0 && <Notice>{t`没有符合条件的行。`}</Notice>}
          </div>
          <Bar
            batch={batch}
            busy={isPending}
            onSave={() => void save('stay')}
            onGoOn={() => {
              if (wrong > 0) goToFault()
              else void save('confirm').then((next) => next && goToFault(next, rowFaults(next, people)))
            }}
            onGoOnWithout={() => void save('confirm')}
          />
        </>
      )}
    </div>
  )
}

/** What is seen of the rows. */
function useView() {
  const list = useRef<RowListHandle>(null)
  const [keyword, setKeyword] = useState('')
  const [isWrongOnly, setWrongOnly] = useState(false)
  // The tick shows at once, as well.
  const [isNarrowed, setNarrowed] = useState(false)
  const narrow = (isOnly: boolean) => {
    setWrongOnly(isOnly)
    startTransition(() => setNarrowed(isOnly))
  }
  /** Goes to a field, whatever is looked for. */
  const goTo = useCallback((key: number, field: RowField) => {
    setKeyword('')
    setWrongOnly(false)
    setNarrowed(false)
    requestAnimationFrame(() => list.current?.focus(key, field))
  }, [])
  return { list, keyword, setKeyword, isWrongOnly, isNarrowed, narrow, goTo }
}

/** As many rows are seen at once; nobody has to look for one among them. */
const fewRows = 10

const isFound = ({ name, idNumber, phone }: PayRow, keyword: string): boolean =>
  !keyword || name.includes(keyword) || idNumber.includes(keyword.toUpperCase()) || phone.includes(keyword)
