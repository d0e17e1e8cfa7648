import { useLingui } from '@lingui/react/macro'
import type { Calculation, CalculatorStandard } from '@portal/api-contract'
import { Button } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { copyText } from '../../../lib/browser/copy-text.ts'
import { toCsv } from '../../../lib/table/csv.ts'
import { wordOf } from '../words/word.tsx'
import { recordOf, toText } from './record.ts'
import styles from './result-tools.module.css'
import { saveText } from './save-text.ts'

interface ResultToolsProps {
  standard: CalculatorStandard
  calculation: Calculation
}

/** What can be done with a result: copied, passed on, printed, kept. */
export function ResultTools({ standard, calculation }: ResultToolsProps) {
  const { t } = useLingui()
  const record = () => recordOf(standard, calculation)
  const name = `${wordOf(calculation.standardName)}-${calculation.amount}.csv`
  const tools = [
    { icon: 'copy', label: t`复制结果`, act: () => copyText(toText(record()), t`结果已复制`) },
    { icon: 'link', label: t`复制链接`, act: () => copyText(window.location.href, t`链接已复制`) },
    { icon: 'printer', label: t`打印`, act: () => window.print() },
    { icon: 'download', label: t`下载 CSV`, act: () => saveText(name, 'text/csv', toCsv(record())) },
  ] as const
  return (
    <div className={styles.tools}>
      {tools.map(({ icon, label, act }) => (
        <Button key={label} variant="outline" size="sm" onClick={() => void act()}>
          <Icon name={icon} />
          {label}
        </Button>
      ))}
    </div>
  )
}
