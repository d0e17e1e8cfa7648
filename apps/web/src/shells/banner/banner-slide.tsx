import { useLingui } from '@lingui/react/macro'
import type { Banner } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { useState } from 'react'
import { assetUrl } from '../../lib/http.ts'
import { StoredLink } from '../../lib/stored-link.tsx'
import styles from './banner.module.css'

interface BannerSlideProps {
  banner: Banner
  /** The first is what the page is waited for: it is fetched before anything else. */
  isFirst: boolean
}

/** A picture with its title over it; a click opens what it is linked to. A picture that fails leaves the drawing beneath. */
export function BannerSlide({ banner, isFirst }: BannerSlideProps) {
  const { t } = useLingui()
  const [hasFailed, setFailed] = useState(false)
  const content = (
    <>
      {!hasFailed && (
        <img
          src={assetUrl(banner.imgUrl)}
          alt=""
          width={1920}
          height={520}
          className={styles.picture}
          fetchPriority={isFirst ? 'high' : 'low'}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding={isFirst ? 'sync' : 'async'}
          onError={() => setFailed(true)}
        />
      )}
      <span className={`container ${styles.caption}`}>
        <span lang="zh-CN" className={styles.title}>
          {banner.title}
        </span>
        {banner.url && (
          <span className={styles.more}>
            {t`查看详情`}
            <Icon name="arrowRight" />
          </span>
        )}
      </span>
    </>
  )
  return banner.url ? (
    <StoredLink href={banner.url} className={styles.slide}>
      {content}
    </StoredLink>
  ) : (
    <div className={styles.slide}>{content}</div>
  )
}
