import { useLingui } from '@lingui/react/macro'
import { Panel, SkeletonText } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../lib/states/load-failure.tsx'
import { OwnersText } from '../items/owners-text.tsx'
import { SitePage } from '../items/site-page.tsx'
import { companyQueryOptions, useUnitContent } from '../queries.ts'
import { CompanyFacts } from './company-facts.tsx'
import styles from './overview-page.module.css'

/** Who a unit is: its own text, and beside it what the association's register says. */
export function UnitOverviewPage({ domainId }: { domainId: string }) {
  const { t } = useLingui()
  const content = useUnitContent(domainId)
  const company = useQuery(companyQueryOptions(domainId))
  return (
    <SitePage
      site={{ owner: 'unit', domainId }}
      title={t`会员简介`}
      lead={t`简介由会员撰写，登记信息以协会记录为准`}
    >
      <div className={styles.row}>
        <div className={styles.text}>
          {content.error && !content.data ? (
            <LoadFailure title={t`简介没有加载成功`} query={content} />
          ) : (
            <OwnersText html={content.data?.intro} />
          )}
        </div>
        <Panel title={t`登记信息`} className={styles.facts}>
          {company.error && !company.data ? (
            <LoadFailure title={t`登记信息没有加载成功`} query={company} />
          ) : company.data ? (
            <CompanyFacts company={company.data} />
          ) : (
            <SkeletonText lines={8} />
          )}
        </Panel>
      </div>
    </SitePage>
  )
}
