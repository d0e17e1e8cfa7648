import { useLingui } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '@portal/i18n'
import { Card, Skeleton, Stat } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { DateRange } from '../../../../lib/chakra/desk/date-range.tsx'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import styles from '../overview.module.css'
import type { AnalysisSearch } from '../overview-search.ts'
import { analysisQueryOptions } from '../queries.ts'
import { figureNames, moneyFigures } from '../words.ts'
import { Figures } from './figures.tsx'

/** The association in figures, over a time one chooses and beside an earlier one. */
export function Analysis({ search }: { search: AnalysisSearch }) {
  const { t, i18n } = useLingui()
  const query = useQuery(analysisQueryOptions(search))
  const narrow = useNarrow<AnalysisSearch>()
  const { data } = query
  const range = { from: search.from ?? data?.from, to: search.to ?? data?.to }
  const shownAs = (name: Parameters<typeof moneyFigures.has>[0], value: number) =>
    moneyFigures.has(name) ? formatMoney(value) : formatNumber(value)
  return (
    <DeskPage
      title={t`数据分析`}
      lead={data && t`与 ${data.comparedFrom} 至 ${data.comparedTo} 比较`}
      actions={
        <>
          <DateRange {...range} onChange={(change) => narrow(change)} />
          <FilterSelect
            label={t`对比`}
            all={t`去年同期`}
            value={search.compare}
            options={[{ value: 'PERIOD', label: t`上一个同样长的时段` }]}
            onChange={(compare) => narrow({ compare })}
          />
        </>
      }
    >
      {!data && query.error && <LoadError title={t`数据没有加载成功`} query={query} />}
      {!data && !query.error && <Skeleton height="32rem" />}
      {data && (
        <>
          <ul className={styles.tiles}>
            {data.figures.map(({ name, value, before }) => (
              <li key={name}>
                <Card.Root className={styles.tile}>
                  <div className={styles.tileLink}>
                    <Stat
                      label={i18n._(figureNames[name])}
                      value={shownAs(name, value)}
                      help={t`对比时段 ${shownAs(name, before)}`}
                    />
                  </div>
                </Card.Root>
              </li>
            ))}
          </ul>
          <Figures analysis={data} />
        </>
      )}
    </DeskPage>
  )
}
