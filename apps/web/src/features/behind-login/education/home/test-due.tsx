import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Notice } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { testLink } from '../../../../lib/education/course-links.ts'
import { dueTestQueryOptions } from './queries.ts'

/** A course whose hours wait for its test alone, with the way to it; nothing where there is none. */
export function TestDue() {
  const { t } = useLingui()
  const { data: course } = useQuery(dueTestQueryOptions)
  if (!course) return null
  const { id, title, creditHours } = course
  return (
    <Notice
      tone="warning"
      action={
        <Button asChild size="sm">
          <Link {...testLink(id)}>{t`参加测验`}</Link>
        </Button>
      }
    >
      <Trans>
        《<span lang="zh-CN">{title}</span>》的课时已学完，通过测验后 {creditHours} 学时入账。
      </Trans>
    </Notice>
  )
}
