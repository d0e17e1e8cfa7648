import { useLingui } from '@lingui/react/macro'
import { formatDate } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { MoreLink, VisuallyHidden } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StateBadge } from '../../../lib/chakra/state-badge.tsx'
import { wordOf } from '../../../lib/content/words/word-of.ts'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { feesPaidByUnit, memberSummaryQueryOptions } from '../../../lib/membership/member-summary.ts'
import styles from './apply-line.module.css'
import { type ApplyStep, applySteps, type StepName } from './apply-steps.ts'
import { kindNames, nodeNames, statusStates } from './words.ts'

/** The way of the application that a home tells of, as a line: dates, and who has it now. Nothing where there is none. */
export function ApplyLine() {
  const { t, i18n } = useLingui()
  const links = useMemberLinks()
  const { data } = useQuery(memberSummaryQueryOptions)
  if (!data?.application) return null
  const { application, nextAction, fees } = data
  // Of a fee that is not its own to pay the member is asked for nothing.
  const isPaidByUnit = nextAction.kind !== 'PAY' && feesPaidByUnit(fees).length > 0
  const { id, applyNo, applyKind, status } = application
  return (
    <section className={styles.way} aria-label={t`办理进度`}>
      <p className={styles.head}>
        <span className={styles.kind}>{i18n._(wordOf(kindNames, applyKind))}</span>
        <span className={styles.number}>{applyNo}</span>
        <StateBadge states={statusStates} value={status} />
        <MoreLink asChild className={styles.more}>
          <Link {...links.apply(id)}>{t`查看申请`}</Link>
        </MoreLink>
      </p>
      <ol className={styles.line}>
        {applySteps(application, isPaidByUnit).map((step, index) => (
          <Step key={step.name} step={step} place={index + 1} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step: { name, mark, date, holder }, place }: { step: ApplyStep; place: number }) {
  const { t } = useLingui()
  const names = useStepNames()
  const holderWords = { member: t`等待您办理`, association: t`协会办理中`, unit: t`由单位代缴` }
  return (
    <li className={styles.step} data-mark={mark} aria-current={mark === 'now' ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {mark === 'done' && <Icon name="check" size="1em" />}
        {mark === 'stopped' && <Icon name="close" size="1em" />}
        {(mark === 'now' || mark === 'ahead') && place}
      </span>
      <span className={styles.name}>
        {names[name]}
        {mark === 'done' && <VisuallyHidden>{t`已完成`}</VisuallyHidden>}
      </span>
      {date && (
        <time className={styles.date} dateTime={date}>
          {formatDate(date)}
        </time>
      )}
      {holder && <span className={styles.holder}>{holderWords[holder]}</span>}
    </li>
  )
}

function useStepNames(): Record<StepName, string> {
  const { t, i18n } = useLingui()
  return {
    submit: t`提交申请`,
    初审: i18n._(nodeNames.初审),
    复审: i18n._(nodeNames.复审),
    理事会: i18n._(nodeNames.理事会),
    pay: t`缴费`,
    effect: t`生效`,
  }
}
