import { useLingui } from '@lingui/react/macro'
import type { UnitPerson } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import type { TextEncoding } from '../import/decode.ts'
import { type Imported, isNameOf, rowsOfLayout } from '../import/import-rows.ts'
import { keepColumns, readKeptColumns } from '../import/kept-columns.ts'
import { type ColumnChoice, choiceOf, columnsChosen, headUses, matchOf } from '../import/match-columns.ts'
import type { ReadTable } from '../import/read-table.ts'
import type { ReadSheet } from '../import/read-workbook.ts'
import { ownPeopleQueryOptions } from '../queries.ts'
import { fileFaultWords } from '../words.ts'

/** A text whose letters may be written otherwise than they were taken to be: it is looked at first. */
export interface TextPreview {
  file: File
  encoding: TextEncoding
  rows: string[][]
}

/** A table and what its columns are taken for. */
interface ChosenTable extends Pick<ReadSheet, 'sheet' | 'hidden'> {
  table: string[][]
  choice: ColumnChoice
}

/** The people of a table, and how it was read. */
export interface ReadImport extends Imported, ChosenTable {
  /** Whether it was read as the reader had said of an earlier table. */
  isRemembered: boolean
}

type Source = { text: string } | { file: File; encoding?: TextEncoding } | { rows: string[][] }

/** Reads a table as its reader says, who is not asked again about one of the same names. */
export function readByChoice(
  { table, choice, sheet, hidden }: ChosenTable,
  people: readonly UnitPerson[],
): ReadImport {
  const layout = { columns: columnsChosen(choice), from: choice.from, ignored: [] }
  const imported = rowsOfLayout(table, people, layout)
  if (imported.rows.length > 0) keepColumns(headUses(table, choice))
  return { ...imported, table, choice, hidden, ...(sheet && { sheet }), isRemembered: false }
}

/** Reads what was pasted or uploaded; the readers are fetched when there is something to read. */
export function useImport(onRead: (imported: ReadImport) => void) {
  const { i18n, t } = useLingui()
  const queryClient = useQueryClient()
  const [fault, setFault] = useState<ReactNode>()
  const [preview, setPreview] = useState<TextPreview>()
  const matching = useMatching()
  const finish = (imported: ReadImport) => {
    setFault(undefined)
    if (imported.rows.length === 0) return setFault(t`表格中没有人员。`)
    setPreview(undefined)
    matching.leave()
    onRead(imported)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: async (source: Source) => {
      // Without them everybody is a stranger: the data in the table still says enough.
      const people = await queryClient.ensureQueryData(ownPeopleQueryOptions).catch(() => [])
      return { people, table: await tableOf(source) }
    },
    onMutate: () => setFault(undefined),
    onError: (error) => setFault(errorText(error)),
    onSuccess: ({ people, table: read }, source) => {
      if ('fault' in read) {
        setPreview(undefined)
        return setFault(i18n._(fileFaultWords[read.fault]))
      }
      const { rows: table, sheet, hidden = 0, guessed } = read
      if ('file' in source && guessed)
        return setPreview({ file: source.file, encoding: guessed, rows: table })
      const match = matchOf(table, isNameOf(people), readKeptColumns())
      const chosen = { table, choice: choiceOf(match), hidden, ...(sheet && { sheet }) }
      if (!match.isSure) return matching.ask({ ...chosen, people })
      finish({ ...rowsOfLayout(table, people, match), ...chosen, isRemembered: match.isRemembered })
    },
  })
  return {
    read: (source: Source) => mutate(source),
    preview,
    /** The table whose columns the reader is asked about. */
    matching: matching.asked,
    choose: matching.choose,
    readChosen: () => matching.asked && finish(readByChoice(matching.asked, matching.asked.people)),
    /** Back to what the table came from. */
    goBack: () => {
      setFault(undefined)
      matching.leave()
    },
    fault,
    isReading: isPending,
    reset: () => {
      setFault(undefined)
      setPreview(undefined)
      matching.leave()
    },
  }
}

interface Asked extends ChosenTable {
  people: readonly UnitPerson[]
}

/** The question what a table's columns are. What was chosen before one went away is there when the same table comes again. */
function useMatching() {
  const [asked, setAsked] = useState<Asked>()
  const last = useRef<Asked>(undefined)
  const show = (next: Asked) => {
    last.current = next
    setAsked(next)
  }
  return {
    asked,
    ask: (next: Asked) => {
      const isSame = last.current && JSON.stringify(last.current.table) === JSON.stringify(next.table)
      show(isSame && last.current ? { ...next, choice: last.current.choice } : next)
    },
    choose: (choice: ColumnChoice) => asked && show({ ...asked, choice }),
    leave: () => setAsked(undefined),
  }
}

async function tableOf(source: Source): Promise<ReadTable> {
  if ('rows' in source) return source
  if ('file' in source) return (await import('../import/read-file.ts')).readFile(source.file, source.encoding)
  return { rows: (await import('../import/parse-text.ts')).parseText(source.text) }
}
