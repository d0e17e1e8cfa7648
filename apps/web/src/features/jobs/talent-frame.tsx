import { useLingui } from '@lingui/react/macro'
import { TabNav } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { EntryTrail } from '../../lib/entry-trail.tsx'
import { useFollowFocus } from '../../lib/follow-focus.ts'
import styles from './talent-frame.module.css'

export const joinPath = '/JoinUs'

interface TalentFrameProps {
  tab: 'posts' | 'seekers' | 'apply'
  title: ReactNode
  lead?: ReactNode
  /** Of the list, 1-based. */
  page?: number | undefined
  children: ReactNode
}

/** What the talent exchange's pages share: where they stand, and the ways between who offers and who looks. */
export function TalentFrame({ tab, title, lead, page = 1, children }: TalentFrameProps) {
  const { t } = useLingui()
  const content = useRef<HTMLDivElement>(null)
  useFollowFocus(content, `${page}`, { scroll: true })
  const tabs = [
    { id: 'posts', label: t`招聘岗位`, to: '/JoinUs' },
    { id: 'seekers', label: t`求职人才`, to: '/JoinUs/seekers' },
    { id: 'apply', label: t`求职登记`, to: '/JoinUs/apply' },
  ] as const
  return (
    <div className={`container ${styles.page}`}>
      <EntryTrail path={joinPath} name={t`人才交流`} />
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <TabNav
          label={t`人才交流`}
          tabs={[...tabs]}
          currentId={tab}
          renderLink={(item, props) => <Link {...props} to={item.to} activeOptions={{ exact: true }} />}
        />
      </header>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {children}
      </div>
    </div>
  )
}
