import { useLingui } from '@lingui/react/macro'
import type { DeskAnalysis } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Button, RadioGroup } from '@portal/ui/chakra'
import { serverDate } from '../../../../lib/api/server-clock.ts'
import { DateRange } from '../../../../lib/chakra/list/date-range/date-range.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import styles from '../dashboard.module.css'
import { type AnalysisSearch, usualTimes } from './analysis-search.ts'

/** Which days are looked at, and with which they are compared. */
export function Times({ search, shown }: { search: AnalysisSearch; shown: DeskAnalysis | undefined }) {
  const { t } = useLingui()
  const narrow = useNarrow<AnalysisSearch>()
  const times = usualTimes(formatDate(serverDate()))
  const names = { month: t`本月`, quarter: t`本季度`, year: t`今年`, lastYear: t`去年` }
  return (
    <div className={styles.times}>
      <div className={styles.shortcuts}>
        {Object.entries(names).map(([key, name]) => (
          <Button
            key={key}
            size="sm"
            variant="outline"
            aria-pressed={isShown(times[key as keyof typeof times], shown)}
            onClick={() => void narrow(times[key as keyof typeof times])}
          >
            {name}
          </Button>
        ))}
      </div>
      <DateRange from={search.from ?? shown?.from} to={search.to ?? shown?.to} onChange={narrow} />
      <RadioGroup
        legend={t`对比`}
        items={[
          { value: 'YEAR', label: t`去年同期` },
          { value: 'PERIOD', label: t`前一时段` },
        ]}
        value={search.compare ?? 'YEAR'}
        onChange={(compare) => void narrow({ compare: compare === 'PERIOD' ? 'PERIOD' : undefined })}
      />
    </div>
  )
}

const isShown = (time: { from: string; to: string }, shown: DeskAnalysis | undefined) =>
  time.from === shown?.from && time.to === shown.to
