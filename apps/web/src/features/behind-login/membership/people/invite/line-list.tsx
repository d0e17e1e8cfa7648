import { useLingui } from '@lingui/react/macro'
import { Badge, type Tone } from '@portal/ui/chakra'
import styles from './invite.module.css'
import type { PhoneLine } from './phone-lines.ts'
import type { Outcome } from './use-invite.ts'

interface LineListProps {
  lines: readonly PhoneLine[]
  outcomes: Readonly<Record<string, Outcome>>
}

/** Each line with what is wrong with it, or what came of it. */
export function LineList({ lines, outcomes }: LineListProps) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={t`邀请名单`}>
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells a line from its like
          <Line key={index} line={line} outcome={line.fault === null ? outcomes[line.phone] : undefined} />
        ))}
      </ol>
    </section>
  )
}

function Line({ line, outcome }: { line: PhoneLine; outcome: Outcome | undefined }) {
  const { tone, state, reason } = useWords(line, outcome)
  return (
    <li>
      <span className={styles.line}>
        <span className={styles.phone}>{line.text}</span>
        <Badge tone={tone}>{state}</Badge>
        {reason && <span className={styles.reason}>{reason}</span>}
      </span>
    </li>
  )
}

interface Words {
  tone: Tone
  state: string
  reason?: string
}

function useWords(line: PhoneLine, outcome: Outcome | undefined): Words {
  const { t } = useLingui()
  if (line.fault === 'malformed')
    return { tone: 'danger', state: t`号码有误`, reason: t`手机号码应为 11 位数字，以 1 开头。` }
  if (line.fault === 'duplicate') {
    const { of } = line
    return { tone: 'warning', state: t`重复`, reason: t`与第 ${of} 行相同，不再邀请。` }
  }
  if (!outcome) return { tone: 'neutral', state: t`待发出` }
  if (outcome.kind === 'sent') return { tone: 'success', state: t`已邀请` }
  const { kind, reason } = outcome
  return kind === 'refused'
    ? { tone: 'danger', state: t`未邀请`, reason }
    : { tone: 'warning', state: t`未发出`, reason }
}
