import { useLingui } from '@lingui/react/macro'
import type { CompanySite } from '@portal/api-contract'
import { formatNumber } from '@portal/i18n'
import { Card, linkClass, SkeletonText } from '@portal/ui'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { LoadError } from '../../../lib/states/load-error.tsx'
import { ContactList } from '../items/contact-list.tsx'
import { ContactQr } from '../items/contact-qr.tsx'
import { SitePage } from '../items/site-page.tsx'
import { useUnitContent } from '../queries.ts'
import styles from './contact-page.module.css'
import { LocationMap } from './location-map.tsx'

/** How to reach a unit: a business card with its QR, and where it lies. */
export function UnitContactPage({ domainId }: { domainId: string }) {
  const { t } = useLingui()
  const content = useUnitContent(domainId)
  return (
    <SitePage
      site={{ owner: 'unit', domainId }}
      title={t`联系我们`}
      lead={t`欢迎来电、来函，或扫码保存联系方式`}
    >
      {content.error && !content.data ? (
        <LoadError title={t`联系方式没有加载成功`} query={content} />
      ) : (
        <div className={styles.row}>
          <Card className={styles.card}>
            {content.data ? <CardFace site={content.data} /> : <SkeletonText lines={8} />}
          </Card>
          {content.data && <Place site={content.data} />}
        </div>
      )}
    </SitePage>
  )
}

const CardFace = ({ site: { companyName, contacts } }: { site: CompanySite }) => (
  <>
    <h2 lang="zh-CN" className={styles.name}>
      {companyName}
    </h2>
    <ContactList contacts={contacts} />
    <ContactQr name={companyName} contacts={contacts} />
  </>
)

/** The drawn map; nothing where the unit has not put itself on it. */
function Place({ site }: { site: CompanySite }) {
  const { t } = useLingui()
  if (site.mapLng === null || site.mapLat === null) return null
  const query = new URLSearchParams({ position: `${site.mapLng},${site.mapLat}`, name: site.companyName })
  const [mapLng, mapLat] = [formatNumber(site.mapLng), formatNumber(site.mapLat)]
  return (
    <figure className={styles.place}>
      <LocationMap east={site.mapLng} north={site.mapLat} />
      <figcaption className={styles.caption}>
        <span>{t`东经 ${mapLng}°，北纬 ${mapLat}°`}</span>
        <StoredLink href={`https://uri.amap.com/marker?${query}`} className={linkClass}>
          {t`在高德地图中打开`}
        </StoredLink>
      </figcaption>
    </figure>
  )
}
