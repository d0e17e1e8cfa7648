import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import type { TextEncoding } from '../import/decode.ts'
import { type Imported, importRows } from '../import/import-rows.ts'
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

/** The people of a table, and how it was read. */
export interface ReadImport extends Imported, Pick<ReadSheet, 'sheet' | 'hidden'> {}

type Source = { text: string } | { file: File; encoding?: TextEncoding } | { rows: string[][] }

/** Reads what was pasted or uploaded; the readers are fetched when there is something to read. */
export function useImport(onRead: (imported: ReadImport) => void) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const [fault, setFault] = useState<ReactNode>()
  const [preview, setPreview] = useState<TextPreview>()
  const faultOf = useImportFault()
  const { mutate, isPending } = useMutation({
    mutationFn: async (source: Source) => {
      // Without them everybody is a stranger: the data in the table still says enough.
      const people = await queryClient.ensureQueryData(ownPeopleQueryOptions).catch(() => [])
      return { people, table: await tableOf(source) }
    },
    onMutate: () => setFault(undefined),
    onError: (error) => setFault(errorText(error)),
    onSuccess: ({ people, table }, source) => {
      if ('fault' in table) {
        setPreview(undefined)
        return setFault(i18n._(fileFaultWords[table.fault]))
      }
      if ('file' in source && table.guessed)
        return setPreview({ file: source.file, encoding: table.guessed, rows: table.rows })
      const imported = importRows(table.rows, people)
      if (!imported || imported.rows.length === 0) return setFault(faultOf(imported))
      setPreview(undefined)
      onRead({ ...imported, hidden: table.hidden ?? 0, ...(table.sheet && { sheet: table.sheet }) })
    },
  })
  return {
    read: (source: Source) => mutate(source),
    preview,
    fault,
    isReading: isPending,
    reset: () => {
      setFault(undefined)
      setPreview(undefined)
    },
  }
}

/** Why a table gives no rows. */
function useImportFault() {
  const { t } = useLingui()
  return (imported: Imported | undefined): string =>
    imported ? t`表格中没有人员。` : t`没有认出“姓名”和“身份证号”等列。请在第一行写上列名，或使用模板。`
}

async function tableOf(source: Source): Promise<ReadTable> {
  if ('rows' in source) return source
  if ('file' in source) return (await import('../import/read-file.ts')).readFile(source.file, source.encoding)
  return { rows: (await import('../import/parse-text.ts')).parseText(source.text) }
}
