import { useLingui } from '@lingui/react/macro'
import { Fold } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useMedia, wide } from '../../lib/browser/use-media.ts'
import { EntryTrail } from '../../lib/page/entry-trail.tsx'
import { findPlace, navigationQueryOptions } from '../../lib/page/navigation.ts'
import { Page } from '../../lib/page/page.tsx'
import { PageHeading } from '../../lib/page/page-heading.tsx'
import { ApplyPanel } from './apply-panel.tsx'
import { Cases } from './cases.tsx'
import styles from './mediation-page.module.css'
import { Mediators } from './mediators.tsx'
import { Papers } from './papers.tsx'
import { ProcessNetwork } from './process-network.tsx'
import { mediationPath, papersQueryOptions } from './queries.ts'
import { Scope } from './scope.tsx'

/** Cost mediation: how it goes, what it takes, who mediates, what to fill in. */
export function MediationPage() {
  const { t } = useLingui()
  const isWide = useMedia(wide)
  const { data: navigation } = useQuery(navigationQueryOptions)
  const place = findPlace(navigation, mediationPath)
  const papers = useQuery(papersQueryOptions)
  return (
    <Page trail={<EntryTrail path={mediationPath} name={t`纠纷调解`} />} hasSections>
      <div className={styles.head}>
        <div className={styles.lead}>
          <PageHeading
            title={t`纠纷调解`}
            lead={t`工程价款谈不拢，不一定要上法庭。协会调解中心请懂造价也懂法律的专家，帮双方把账算清楚。`}
          />
          <Scope />
        </div>
        <ApplyPanel />
      </div>
      <section aria-labelledby="mediation-process" className={styles.section}>
        <h2 id="mediation-process">{t`调解流程`}</h2>
        <ProcessNetwork />
      </section>
      <div className={styles.papers}>
        <Fold boxed open={isWide} title={t`规则与收费`}>
          <Papers query={papers} kind="rules" />
        </Fold>
        <Fold boxed open title={t`表格下载`}>
          <Papers query={papers} kind="forms" />
        </Fold>
      </div>
      <section aria-labelledby="mediators" className={styles.section}>
        <h2 id="mediators">{t`调解员名册`}</h2>
        <Mediators />
      </section>
      {place && <Cases column={place.column} />}
    </Page>
  )
}
