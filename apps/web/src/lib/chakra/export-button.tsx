import { useLingui } from '@lingui/react/macro'
import { formatDate } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { Button } from '@portal/ui/chakra'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../api/errors.ts'
import { notify } from '../browser/notify.ts'
import { saveFile } from '../browser/save-file.ts'

interface ExportButtonProps {
  /** What the file is called, before the day. */
  fileName: string
  /** Asks for all rows and writes them as a table for spreadsheets. */
  getCsv: () => Promise<string>
  children: string
}

/** Gives the reader all that a list is narrowed to as a file for spreadsheets. */
export function ExportButton({ fileName, getCsv, children }: ExportButtonProps) {
  const { t } = useLingui()
  const { mutate, isPending } = useMutation({
    mutationFn: getCsv,
    onSuccess: (csv) => saveFile(`${fileName}-${formatDate(new Date())}.csv`, csv, 'text/csv;charset=utf-8'),
    onError: (error) => notify({ kind: 'error', title: t`没有导出`, description: errorText(error) }),
  })
  return (
    <Button variant="outline" busy={isPending} onClick={() => mutate()}>
      <Icon name="download" />
      {children}
    </Button>
  )
}
