import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ExportButton } from '../../../lib/chakra/export-button.tsx'
import { ListTotal } from '../../../lib/chakra/list/list-total.tsx'
import type { FeesSearch } from './fees-search.ts'
import { allFees, allFeesQueryOptions } from './queries.ts'

/** What all fees that the list is narrowed to come to, and the way to have them as a spreadsheet. */
export function FeeTotals({ search }: { search: FeesSearch }) {
  const { t } = useLingui()
  const { data } = useQuery(allFeesQueryOptions(search))
  const getCsv = async () => {
    // Few take the list along: what writes it comes with the press.
    const [{ feeCsv }, fees] = await Promise.all([import('./fee-csv.ts'), allFees(search)])
    return feeCsv(fees)
  }
  return (
    <ListTotal count={data?.length} amounts={data?.map(({ amount }) => amount)}>
      <ExportButton fileName={t`各年度会费`} getCsv={getCsv}>{t`导出列表`}</ExportButton>
    </ListTotal>
  )
}
