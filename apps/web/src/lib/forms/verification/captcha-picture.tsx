import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './captcha-field.module.css'
import type { Captcha } from './use-captcha.ts'

interface CaptchaPictureProps {
  captcha: Captcha
  /** Stands there while it loads. */
  waiting: ReactNode
}

/** The picture of a captcha in its frame. */
export const CaptchaPicture = (props: CaptchaPictureProps) => (
  <span className={styles.picture}>
    <Picture {...props} />
  </span>
)

function Picture({ captcha, waiting }: CaptchaPictureProps) {
  const { t } = useLingui()
  if (captcha.image) {
    return <img src={captcha.image} alt={t`图形验证码`} width={120} height={44} className={styles.image} />
  }
  if (captcha.isLoading) return waiting
  return <span role="alert">{t`加载失败`}</span>
}
