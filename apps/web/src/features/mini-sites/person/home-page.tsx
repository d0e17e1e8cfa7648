import { useLingui } from '@lingui/react/macro'
import type { MemberSite, SiteItem } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Skeleton, SkeletonText } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useIdleSteps } from '../../../lib/browser/idle.ts'
import { plainText } from '../../../lib/content/rich-text/plain-text.ts'
import { StructuredData } from '../../../lib/page/structured-data.tsx'
import { Contained } from '../../../lib/states/contained.tsx'
import { Each } from '../../../lib/states/each.tsx'
import { LoadFailure } from '../../../lib/states/load-failure.tsx'
import { CertificateRow } from '../items/certificate-row.tsx'
import { CertificatesSkeleton } from '../items/certificates-skeleton.tsx'
import { Excerpt } from '../items/excerpt.tsx'
import { ItemLink } from '../items/item-link.tsx'
import { ItemPicture } from '../items/item-picture.tsx'
import { MoreLink } from '../items/more-link.tsx'
import { OwnersText } from '../items/owners-text.tsx'
import { useSiteTitle } from '../items/site-page.tsx'
import { personProfile } from '../profiles.ts'
import { personContentQueryOptions } from '../queries.ts'
import styles from './home-page.module.css'
import { Timeline } from './timeline.tsx'

/** The home of a person's mini-site: a word of one's own, works along the years, projects, qualifications, notes. */
export function PersonHomePage({ domainId }: { domainId: string }) {
  const { t } = useLingui()
  const site = { owner: 'person', domainId } as const
  const query = useQuery(personContentQueryOptions(domainId))
  const content = query.data
  useSiteTitle(site, undefined, content && plainText(content.intro))
  const due = useIdleSteps(4)
  return (
    <div className={styles.page}>
      <Contained of={content}>{content && <PersonThing site={content} />}</Contained>
      <div className={styles.side}>
        <section className={styles.intro} aria-label={t`个人简介`}>
          {query.isLoadingError ? (
            <LoadFailure title={t`简介没有加载成功`} query={query} />
          ) : (
            <OwnersText html={content?.intro} />
          )}
          <MoreLink href={`/companyOverviewMember/${domainId}`} name={t`个人简介`} />
        </section>
        <Excerpt
          isDue={due > 0}
          title={t`执业资格`}
          to="/subHonorsMember"
          query={{ ...site, kind: 'PROF', size: 2 }}
          empty={t`还没有发布执业资格`}
          skeleton={<CertificatesSkeleton layout="row" count={2} />}
          className={styles.grows}
        >
          {(items) => <CertificateRow items={items} count={2} />}
        </Excerpt>
      </div>
      <Excerpt
        isDue={due > 1}
        title={t`工作业绩`}
        to="/subBusi"
        query={{ ...site, kind: 'ACHIEVE', size: 3 }}
        empty={t`还没有发布业绩`}
        skeleton={<SkeletonText lines={8} />}
        className={styles.works}
      >
        {(items) => <Timeline items={items} level={3} />}
      </Excerpt>
      <Excerpt
        isDue={due > 2}
        title={t`经典案例`}
        to="/subEngineerCaseMember"
        query={{ ...site, kind: 'CONSTRUCT', size: 2 }}
        empty={t`还没有发布案例`}
        skeleton={<PlatesSkeleton />}
        className={styles.wide}
      >
        {(items) => <Plates items={items} />}
      </Excerpt>
      <Excerpt
        isDue={due > 3}
        title={t`个人资讯`}
        to="/subInformateMember"
        query={{ ...site, kind: 'NEWS', size: 4 }}
        empty={t`还没有发布资讯`}
        skeleton={<SkeletonText lines={6} />}
        className={styles.wide}
      >
        {(items) => <Notes items={items} />}
      </Excerpt>
    </div>
  )
}

const PersonThing = ({ site }: { site: MemberSite }) => <StructuredData thing={personProfile(site)} />

const Plates = ({ items }: { items: SiteItem[] }) => (
  <ul className={styles.plates}>
    <Each items={items}>
      {(item) => (
        <li className={styles.plate}>
          <ItemPicture item={item} />
          <h3 className={styles.title}>
            <ItemLink item={item} to="/subEngineerCaseMember" className={styles.link} />
          </h3>
        </li>
      )}
    </Each>
  </ul>
)

const PlatesSkeleton = () => (
  <ul className={styles.plates} aria-hidden="true">
    {['a', 'b'].map((key) => (
      <li key={key} className={styles.plate}>
        <Skeleton ratio={8 / 5} />
        <Skeleton width="60%" height="1.5rem" />
      </li>
    ))}
  </ul>
)

const Notes = ({ items }: { items: SiteItem[] }) => (
  <ul className={styles.notes}>
    <Each items={items}>
      {(item) => (
        <li>
          <time dateTime={item.publishDate}>{formatDate(item.publishDate)}</time>
          <ItemLink item={item} to="/subInformateMember" />
        </li>
      )}
    </Each>
  </ul>
)
