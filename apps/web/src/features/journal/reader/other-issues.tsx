import { useLingui } from '@lingui/react/macro'
import type { Journal } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { Each } from '../../../lib/states/each.tsx'
import { byYear } from '../by-year.ts'
import { IssueCard } from '../issue-card.tsx'
import { issuesQueryOptions } from '../queries.ts'
import shelf from '../year-shelf.module.css'

/** The issues of the same year; nothing while they are not known. */
export function OtherIssues({ issue }: { issue: Journal }) {
  const { t } = useLingui()
  const { data = [] } = useQuery(issuesQueryOptions)
  const year = byYear(data).find((one) => one.year === issue.year)
  if (!year) return null
  return (
    <section className={shelf.below} aria-labelledby="same-year">
      <h2 id="same-year">{t`${issue.year} 年各期`}</h2>
      <ul className={shelf.issues}>
        <Each items={year.issues}>
          {(one) => (
            <li>
              <IssueCard issue={one} isCurrent={one.id === issue.id} />
            </li>
          )}
        </Each>
      </ul>
    </section>
  )
}
