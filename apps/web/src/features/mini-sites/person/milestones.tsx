import { useLingui } from '@lingui/react/macro'
import type { MemberDetail } from '@portal/api-contract'
import { Panel } from '@portal/ui'
import { MemberWord } from '../../../lib/membership/member-words.tsx'
import styles from './milestones.module.css'

/** The stations of a working life that the register knows, from left to right over a dimension chain. */
export function Milestones({ member }: { member: MemberDetail }) {
  const { t } = useLingui()
  const stations = [
    { name: t`参加工作`, date: member.workStartDate, text: null },
    { name: t`取得执业资格`, date: member.certIssueDate, text: member.certType },
    { name: t`加入协会`, date: member.joinDate, text: member.memberLevel },
  ]
    .filter((station) => station.date != null)
    .sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1))
  if (stations.length === 0) return null
  return (
    <Panel title={t`从业历程`}>
      <ol className={styles.stations}>
        {stations.map(({ name, date, text }) => (
          <li key={name} className={styles.station}>
            <time dateTime={date ?? undefined} className={styles.year}>
              {date?.slice(0, 4)}
            </time>
            <span className={styles.name}>{name}</span>
            {text && (
              <span className={styles.text}>
                <MemberWord name={text} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
