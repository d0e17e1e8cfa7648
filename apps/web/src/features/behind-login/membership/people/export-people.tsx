import { useLingui } from '@lingui/react/macro'
import { ExportButton } from '../../../../lib/chakra/export-button.tsx'
import type { PeopleSearch } from './people-search.ts'
import { everybody } from './queries.ts'

/** Gives the reader everybody whom the list is narrowed to. */
export function ExportPeople({ search }: { search: PeopleSearch }) {
  const { t } = useLingui()
  const getCsv = async () => {
    // Few take the list along: what writes it comes with the press.
    const [{ peopleCsv }, people] = await Promise.all([import('./people-csv.ts'), everybody(search)])
    return peopleCsv(people)
  }
  return <ExportButton fileName={t`本单位人员`} getCsv={getCsv}>{t`导出名单`}</ExportButton>
}
