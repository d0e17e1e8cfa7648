import { useLingui } from '@lingui/react/macro'
import type { SiteItem } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Panel, Skeleton, SkeletonText } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { Certificates, CertificatesSkeleton } from '../items/certificate-wall.tsx'
import { ItemLink } from '../items/item-link.tsx'
import { ItemPicture } from '../items/item-picture.tsx'
import { Items } from '../items/items.tsx'
import { MoreLink } from '../items/more-link.tsx'
import { OwnersText } from '../items/owners-text.tsx'
import { useSiteTitle } from '../items/site-page.tsx'
import { personContentQueryOptions } from '../queries.ts'
import styles from './home-page.module.css'
import { Timeline } from './timeline.tsx'

/** The home of a person's mini-site: a word of one's own, works along the years, projects, qualifications, notes. */
export function PersonHomePage({ domainId }: { domainId: string }) {
  const { t } = useLingui()
  const site = { owner: 'person', domainId } as const
  useSiteTitle(site)
  const { data: content } = useQuery(personContentQueryOptions(domainId))
  const more = (page: string, name: string) => <MoreLink href={`${page}/${domainId}`} name={name} />
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <section className={styles.intro} aria-label={t`个人简介`}>
          <OwnersText html={content?.intro} />
          {more('/companyOverviewMember', t`个人简介`)}
        </section>
        <Panel title={t`执业资格`} action={more('/subHonorsMember', t`执业资格`)} className={styles.grows}>
          <Items
            query={{ ...site, kind: 'PROF', size: 2 }}
            name={t`执业资格`}
            empty={t`还没有发布执业资格`}
            skeleton={<CertificatesSkeleton layout="row" />}
            isExcerpt
          >
            {(items) => <Certificates items={items} layout="row" level={3} />}
          </Items>
        </Panel>
      </div>
      <Panel title={t`工作业绩`} action={more('/subBusi', t`工作业绩`)} className={styles.works}>
        <Items
          query={{ ...site, kind: 'ACHIEVE', size: 3 }}
          name={t`工作业绩`}
          empty={t`还没有发布业绩`}
          skeleton={<SkeletonText lines={8} />}
          isExcerpt
        >
          {(items) => <Timeline items={items} level={3} />}
        </Items>
      </Panel>
      <Panel title={t`经典案例`} action={more('/subEngineerCaseMember', t`经典案例`)} className={styles.wide}>
        <Items
          query={{ ...site, kind: 'CONSTRUCT', size: 2 }}
          name={t`经典案例`}
          empty={t`还没有发布案例`}
          skeleton={<PlatesSkeleton />}
          isExcerpt
        >
          {(items) => <Plates items={items} />}
        </Items>
      </Panel>
      <Panel title={t`个人资讯`} action={more('/subInformateMember', t`个人资讯`)} className={styles.wide}>
        <Items
          query={{ ...site, kind: 'NEWS', size: 4 }}
          name={t`个人资讯`}
          empty={t`还没有发布资讯`}
          skeleton={<SkeletonText lines={6} />}
          isExcerpt
        >
          {(items) => <Notes items={items} />}
        </Items>
      </Panel>
    </div>
  )
}

const Plates = ({ items }: { items: SiteItem[] }) => (
  <ul className={`${styles.plates} strip`}>
    {items.map((item) => (
      <li key={item.id} className={styles.plate}>
        <ItemPicture item={item} />
        <h3 className={styles.title}>
          <ItemLink item={item} to="/subEngineerCaseMember" className={styles.link} />
        </h3>
      </li>
    ))}
  </ul>
)

const PlatesSkeleton = () => (
  <ul className={`${styles.plates} strip`} aria-hidden="true">
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
    {items.map((item) => (
      <li key={item.id}>
        <time dateTime={item.publishDate}>{formatDate(item.publishDate)}</time>
        <ItemLink item={item} to="/subInformateMember" />
      </li>
    ))}
  </ul>
)
