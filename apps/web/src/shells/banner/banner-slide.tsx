import { useLingui } from '@lingui/react/macro'
import type { Banner } from '@portal/api-contract'
import { ErrorBoundary } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { StoredLink } from '../../lib/address/stored-link.tsx'
import { Picture } from '../../lib/content/picture.tsx'
import styles from './banner.module.css'

interface BannerSlideProps {
  banner: Banner
  /** Set for the first picture, the largest of the page's first view: it is fetched before anything else. */
  isFirst: boolean
}

/** A picture with its title over it; a click opens what it is linked to. A banner that fails leaves the drawing beneath. */
export const BannerSlide = (props: BannerSlideProps) => (
  <ErrorBoundary of={props.banner}>
    <Slide {...props} />
  </ErrorBoundary>
)

function Slide({ banner, isFirst }: BannerSlideProps) {
  const { t } = useLingui()
  const content = (
    <>
      <Picture
        path={banner.imgUrl}
        width={1920}
        height={520}
        className={styles.picture}
        fetchPriority={isFirst ? 'high' : 'low'}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
        fallback={null}
      />
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
