import { useLingui } from '@lingui/react/macro'
import { TabNav } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { EntryTrail } from '../../lib/page/entry-trail.tsx'
import { useFollowFocus } from '../../lib/page/follow-focus.ts'
import { Page } from '../../lib/page/page.tsx'
import { PageHeading, type PageHeadingProps } from '../../lib/page/page-heading.tsx'
import styles from './talent-frame.module.css'

export const joinPath = '/JoinUs'

interface TalentFrameProps {
  tab: 'posts' | 'seekers' | 'apply'
  /** As the page's heading has them. */
  heading: PageHeadingProps
  /** Of the list, 1-based. */
  page?: number | undefined
  children: ReactNode
}

/** What the talent exchange's pages share: where they stand, and the ways between who offers and who looks. */
export function TalentFrame({ tab, heading, page = 1, children }: TalentFrameProps) {
  const { t } = useLingui()
  const content = useRef<HTMLDivElement>(null)
  useFollowFocus(content, `${page}`, { scroll: true })
  const tabs = [
    { id: 'posts', label: t`招聘岗位`, to: '/JoinUs' },
    { id: 'seekers', label: t`求职人才`, to: '/JoinUs/seekers' },
    { id: 'apply', label: t`求职登记`, to: '/JoinUs/apply' },
  ] as const
  return (
    <Page trail={<EntryTrail path={joinPath} name={t`人才交流`} />}>
      <div className={styles.head}>
        <PageHeading {...heading} />
        <TabNav
          label={t`人才交流`}
          tabs={[...tabs]}
          currentId={tab}
          renderLink={(item, props) => <Link {...props} to={item.to} activeOptions={{ exact: true }} />}
        />
      </div>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {children}
      </div>
    </Page>
  )
}
