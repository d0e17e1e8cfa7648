import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import type { TextEncoding } from '../import/decode.ts'
import { type Imported, importRows } from '../import/import-rows.ts'
import type { ReadTable } from '../import/read-table.ts'
import { ownPeopleQueryOptions } from '../queries.ts'
import { mostRows } from '../rows/pay-row.ts'
import { fileFaultWords } from '../words.ts'

/** A text whose letters may be written otherwise than they were taken to be: it is looked at first. */
export interface TextPreview {
  file: File
  encoding: TextEncoding
  rows: string[][]
}

type Source = { text: string } | { file: File; encoding?: TextEncoding } | { rows: string[][] }

/** Reads what was pasted or uploaded; the readers are fetched when there is something to read. */
export function useImport(room: number, onRead: (imported: Imported) => void) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const [fault, setFault] = useState<ReactNode>()
  const [preview, setPreview] = useState<TextPreview>()
  const add = useAdd(room, setFault, (imported) => {
    setPreview(undefined)
    onRead(imported)
  })
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
      add(importRows(table.rows, people, room))
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

/** Hands on the rows of a table, or says why there are none. */
function useAdd(room: number, setFault: (fault: ReactNode) => void, onRead: (imported: Imported) => void) {
  const { t } = useLingui()
  return (imported: Imported | undefined) => {
    if (!imported) return setFault(t`没有认出“姓名”和“身份证号”等列。请在第一行写上列名，或使用模板。`)
    if (imported.rows.length === 0)
      return setFault(room === 0 ? t`名单已满 ${mostRows} 行。` : t`表格中没有人员。`)
    const { left } = imported
    if (left > 0)
      notify({
        kind: 'info',
        title: t`表格没有全部加入`,
        description: plural(left, {
          one: `一份名单最多 ${mostRows} 行，有 # 行没有加入。`,
          other: `一份名单最多 ${mostRows} 行，有 # 行没有加入。`,
        }),
      })
    onRead(imported)
  }
}

async function tableOf(source: Source): Promise<ReadTable> {
  if ('rows' in source) return source
  if ('file' in source) return (await import('../import/read-file.ts')).readFile(source.file, source.encoding)
  return { rows: (await import('../import/parse-text.ts')).parseText(source.text) }
}
