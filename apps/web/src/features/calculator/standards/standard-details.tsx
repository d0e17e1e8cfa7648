import { useLingui } from '@lingui/react/macro'
import type { CalculatorService, CalculatorStandard } from '@portal/api-contract'
import { Fold } from '@portal/ui'
import { useMedia, wide } from '../../../lib/browser/use-media.ts'
import { Word } from '../words/word.tsx'
import styles from './standard-details.module.css'
import { StandardTable } from './standard-table.tsx'

interface StandardDetailsProps {
  standard: CalculatorStandard
  service: CalculatorService
  /** 万元; marks its row of the table. */
  amount: number | undefined
}

/** What the calculation rests on: the document, its table and what it says besides. */
export default function StandardDetails({ standard, service, amount }: StandardDetailsProps) {
  const { t } = useLingui()
  const isWide = useMedia(wide)
  return (
    <Fold boxed open={isWide} title={t`标准原表`} className={styles.details}>
      <p className={styles.source}>
        {t`依据`} <Word of={standard.documentNo} />
      </p>
      {standard.confirmationNote && (
        <p className={styles.source}>
          <Word of={standard.confirmationNote} />
        </p>
      )}
      <StandardTable service={service} amount={amount} />
      <ul className={styles.notes}>
        {standard.notes.map((note) => (
          <li key={note}>
            <Word of={note} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}
