import { useLingui } from '@lingui/react/macro'
import { Certificates, CertificatesSkeleton } from '../items/certificate-wall.tsx'
import { Items } from '../items/items.tsx'
import { SitePage } from '../items/site-page.tsx'
import { siteLists } from '../prefetch.ts'
import type { SiteSearch } from '../site-search.ts'
import { byYear } from './by-year.ts'
import styles from './honours-page.module.css'

/** A person's honours, year by year on a shelf of its own. */
export function PersonHonoursPage({ domainId, search }: { domainId: string; search: SiteSearch }) {
  const { t } = useLingui()
  return (
    <SitePage site={{ owner: 'person', domainId }} title={t`荣誉展示`} lead={t`点击证书可放大查看`}>
      <Items
        query={{ ...siteLists.personHonours, domainId, page: search.page }}
        name={t`荣誉展示`}
        empty={t`还没有发布荣誉`}
        skeleton={<CertificatesSkeleton layout="shelf" />}
      >
        {(items) =>
          byYear(items).map(({ year, items: honours }) => (
            <section key={year} className={styles.shelf} aria-label={year}>
              <h2 className={styles.year}>{year}</h2>
              <Certificates items={honours} layout="shelf" level={3} />
            </section>
          ))
        }
      </Items>
    </SitePage>
  )
}
