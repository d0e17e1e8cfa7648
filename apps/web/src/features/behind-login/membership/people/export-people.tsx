import { useLingui } from '@lingui/react/macro'
import { formatDate } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { Button } from '@portal/ui/chakra'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { harmlessCsv } from '../../../../lib/table/csv.ts'
import { peopleTable } from './people-csv.ts'
import type { PeopleSearch } from './people-search.ts'
import { everybody } from './queries.ts'

/** Gives the reader everybody whom the list is narrowed to as a file for spreadsheets. */
export function ExportPeople({ search }: { search: PeopleSearch }) {
  const { t } = useLingui()
  const { mutate, isPending } = useMutation({
    mutationFn: () => everybody(search),
    onSuccess: (people) => {
      const name = `${t`本单位人员`}-${formatDate(new Date())}.csv`
      saveFile(name, harmlessCsv(peopleTable(people)), 'text/csv;charset=utf-8')
    },
    onError: (error) => notify({ kind: 'error', title: t`没有导出`, description: errorText(error) }),
  })
  return (
    <Button variant="outline" busy={isPending} onClick={() => mutate()}>
      <Icon name="download" />
      {t`导出名单`}
    </Button>
  )
}
