import { useLingui } from '@lingui/react/macro'
import { Certificates } from '../items/certificate-wall.tsx'
import { CertificatesSkeleton } from '../items/certificates-skeleton.tsx'
import { type ListAddress, ListPage } from '../items/list-page.tsx'
import { siteLists } from '../prefetch.ts'
import { byYear } from './by-year.ts'
import styles from './honours-page.module.css'

/** A person's honours, year by year on a shelf of its own. */
export function PersonHonoursPage(address: ListAddress) {
  const { t } = useLingui()
  return (
    <ListPage
      {...address}
      list={siteLists.personHonours}
      title={t`荣誉展示`}
      lead={t`点击证书可放大查看`}
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
    </ListPage>
  )
}
