import { useLingui } from '@lingui/react/macro'
import { buttonClass } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { EntryTrail } from '../../lib/page/entry-trail.tsx'
import { useFollowFocus } from '../../lib/page/follow-focus.ts'
import { Page } from '../../lib/page/page.tsx'
import { PageHeading } from '../../lib/page/page-heading.tsx'
import { ColumnNews } from './column-news.tsx'
import { ExpertList } from './expert-list.tsx'
import type { ExpertsSearch } from './experts-search.ts'
import { ExpertProfile } from './profile/expert-profile.tsx'
import styles from './think-tank-page.module.css'
import { TypeIndex } from './type-index.tsx'

/** The expert think tank: whom the association can call upon, by speciality; one of them when the address says so. */
export function ThinkTankPage({ search }: { search: ExpertsSearch }) {
  const { t } = useLingui()
  const content = useRef<HTMLDivElement>(null)
  useFollowFocus(content, [search.expert, search.page].join('/'), { scroll: true })
  if (search.expert) return <ExpertProfile id={search.expert} search={search} />
  return (
    <Page trail={<EntryTrail path="/LetterAppointmentInfo" name={t`专家智库`} />}>
      <div className={styles.head}>
        <PageHeading
          title={t`专家智库`}
          lead={t`由协会聘任、任期三年的行业专家，为计价争议调解、项目评审、标准编制和继续教育提供专业意见。`}
          description={t`江川造价协会专家智库：按专业方向查找造价、纠纷调解、评审、培训、信息化专家，查验聘书，申请入库。`}
        />
        <Actions />
      </div>
      <TypeIndex search={search} />
      <div className={styles.columns}>
        <div ref={content} tabIndex={-1} className={styles.main}>
          <ExpertList search={search} />
        </div>
        <ColumnNews />
      </div>
    </Page>
  )
}

/** What one can do about it. */
function Actions() {
  const { t } = useLingui()
  return (
    <div className={styles.actions}>
      <Link to="/LetterAppointmentInfo/apply" className={buttonClass()}>
        {t`申请成为专家`}
      </Link>
      <Link to="/LetterAppointmentInfo/certificates" className={buttonClass({ variant: 'outline' })}>
        <Icon name="certificate" />
        {t`查验聘书`}
      </Link>
    </div>
  )
}
