import { useLingui } from '@lingui/react/macro'
import type { SiteItem } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Panel, SkeletonText } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useIdleSteps } from '../../../lib/browser/idle.ts'
import { plainText } from '../../../lib/content/rich-text/plain-text.ts'
import { Contained } from '../../../lib/states/contained.tsx'
import { ContainedPart } from '../../../lib/states/contained-part.tsx'
import { Each } from '../../../lib/states/each.tsx'
import { LoadFailure } from '../../../lib/states/load-failure.tsx'
import { CertificateRow } from '../items/certificate-row.tsx'
import { CertificatesSkeleton } from '../items/certificates-skeleton.tsx'
import { ContactList } from '../items/contact-list.tsx'
import { Excerpt } from '../items/excerpt.tsx'
import { ItemLink } from '../items/item-link.tsx'
import { MoreLink } from '../items/more-link.tsx'
import { OwnersText } from '../items/owners-text.tsx'
import { useSiteTitle } from '../items/site-page.tsx'
import { companyQueryOptions, useUnitContent } from '../queries.ts'
import { CaseSheets, CaseSheetsSkeleton } from './case-sheets.tsx'
import styles from './home-page.module.css'
import { UnitFigures } from './unit-figures.tsx'

const UnitThing = lazy(() => import('./unit-thing.tsx'))
/** The home of a unit's mini-site: who it is in figures, what it has done, what is new. */
export function UnitHomePage({ domainId }: { domainId: string }) {
  const { t } = useLingui()
  const site = { owner: 'unit', domainId } as const
  const texts = useUnitContent(domainId)
  const content = texts.data
  useSiteTitle(site, undefined, content && plainText(content.intro))
  const company = useQuery(companyQueryOptions(domainId))
  const failure = !content && texts.error && <LoadFailure title={t`内容没有加载成功`} query={texts} />
  const more = (page: string, name: string) => <MoreLink href={`${page}/${domainId}`} name={name} />
  const due = useIdleSteps(3)
  return (
    <div className={styles.page}>
      <Contained of={content}>
        <Suspense>{content && <UnitThing site={content} />}</Suspense>
      </Contained>
      <Panel title={t`会员简介`} action={more('/companyOverview', t`会员简介`)} className={styles.intro}>
        <div className={styles.excerpt}>{failure || <OwnersText html={content?.intro} />}</div>
      </Panel>
      {!company.data && company.error ? (
        <LoadFailure title={t`登记信息没有加载成功`} query={company} />
      ) : (
        <ContainedPart>
          <UnitFigures company={company.data} />
        </ContainedPart>
      )}
      <Excerpt
        isDue={due > 0}
        title={t`典型案例`}
        to="/subEngineerCase"
        query={{ ...site, kind: 'CONSTRUCT', size: 3 }}
        empty={t`还没有发布案例`}
        skeleton={<CaseSheetsSkeleton isStrip />}
        className={styles.cases}
      >
        {(items) => <CaseSheets items={items} level={3} isStrip />}
      </Excerpt>
      <Excerpt
        isDue={due > 1}
        title={t`会员动态`}
        to="/subNews"
        query={{ ...site, kind: 'NEWS', size: 5 }}
        empty={t`还没有发布动态`}
        skeleton={<SkeletonText lines={6} />}
        className={styles.news}
      >
        {(items) => <NewsLines items={items} />}
      </Excerpt>
      <Panel title={t`联系我们`} action={more('/subContactUs', t`联系我们`)} className={styles.contact}>
        <ContainedPart>
          {content ? <ContactList contacts={content.contacts} /> : failure || <SkeletonText lines={5} />}
        </ContainedPart>
      </Panel>
      <Excerpt
        isDue={due > 2}
        title={t`会员荣誉`}
        to="/subHonors"
        query={{ ...site, kind: 'CERTIFICATE', size: 4 }}
        empty={t`还没有发布荣誉`}
        skeleton={<CertificatesSkeleton layout="row" count={4} />}
        className={styles.honours}
      >
        {(items) => <CertificateRow items={items} count={4} />}
      </Excerpt>
    </div>
  )
}

const NewsLines = ({ items }: { items: SiteItem[] }) => (
  <ul className={styles.lines}>
    <Each items={items}>
      {(item) => (
        <li>
          <ItemLink item={item} to="/subNews" />
          <time dateTime={item.publishDate}>{formatDate(item.publishDate)}</time>
        </li>
      )}
    </Each>
  </ul>
)
