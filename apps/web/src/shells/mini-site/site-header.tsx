import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { useFavourite } from '../../lib/browser/use-favourite.ts'
import { FrameHeader } from '../frame/frame-header.tsx'
import { FrameLink } from '../frame/frame-link.tsx'
import styles from './site-plate.module.css'

/** The association's line over a mini-site: the way back and how to keep the page (specification §2). */
export function SiteHeader() {
  const { t } = useLingui()
  const showFavourite = useFavourite()
  return (
    <FrameHeader title={t`会员微网站`}>
      <FrameLink href="/">{t`返回网站首页`}</FrameLink>
      <button type="button" className={styles.favourite} aria-label={t`加入收藏`} onClick={showFavourite}>
        <Icon name="star" size="1em" />
        <span className={styles.favouriteWords}>{t`加入收藏`}</span>
      </button>
    </FrameHeader>
  )
}
