import { useLingui } from '@lingui/react/macro'
import { useOnline } from '../../lib/browser/online.ts'
import styles from './offline-banner.module.css'

/** Says that the network is gone while it is; what has been loaded stays usable. The region is always there, so that it is read out. */
export function OfflineBanner() {
  const { t } = useLingui()
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>{t`网络已断开，显示的是已加载的内容；恢复后会自动更新。`}</p>
      )}
    </div>
  )
}
