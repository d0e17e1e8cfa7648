import { useLingui } from '@lingui/react/macro'
import { buttonClass } from '@portal/ui'
import { BlueprintGrid, Icon } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useFollowFocus } from '../../lib/follow-focus.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { ColumnNews } from './column-news.tsx'
import { ExpertList } from './expert-list.tsx'
import { ExpertProfile } from './expert-profile.tsx'
import type { ExpertsSearch } from './experts-search.ts'
import styles from './think-tank-page.module.css'
import { TypeIndex } from './type-index.tsx'

/** The expert think tank: whom the association can call upon, by speciality; one of them when the address says so. */
export function ThinkTankPage({ search }: { search: ExpertsSearch }) {
  const content = useRef<HTMLDivElement>(null)
  useFollowFocus(content, [search.expert, search.page].join('/'), { scroll: true })
  if (search.expert) return <ExpertProfile id={search.expert} search={search} />
  return (
    <div className={styles.page}>
      <Opening />
      <div className={`container ${styles.body}`}>
        <TypeIndex search={search} />
        <div className={styles.columns}>
          <div ref={content} tabIndex={-1} className={styles.main}>
            <ExpertList search={search} />
          </div>
          <ColumnNews />
        </div>
      </div>
    </div>
  )
}

/** What the think tank is, and what one can do about it. */
function Opening() {
  const { t } = useLingui()
  usePageTitle(
    t`专家智库`,
    t`江川造价协会专家智库：按专业方向查找造价、纠纷调解、评审、培训、信息化专家，查验聘书，申请入库。`,
  )
  return (
    <header className={styles.opening}>
      <BlueprintGrid className={styles.grid} />
      <div className={`container ${styles.lead}`}>
        <div className={styles.words}>
          <h1>{t`专家智库`}</h1>
          <p>
            {t`由协会聘任、任期三年的行业专家，为计价争议调解、项目评审、标准编制和继续教育提供专业意见。`}
          </p>
        </div>
        <div className={styles.actions}>
          <Link to="/LetterAppointmentInfo/apply" className={buttonClass({ size: 'lg' })}>
            {t`申请成为专家`}
          </Link>
          <Link
            to="/LetterAppointmentInfo/certificates"
            className={buttonClass({ variant: 'outline', size: 'lg' })}
          >
            <Icon name="certificate" />
            {t`查验聘书`}
          </Link>
        </div>
      </div>
    </header>
  )
}
