import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { copyText } from '../../lib/browser/copy-text.ts'
import styles from './contact-page.module.css'

/** Copies what stands beside it; `name` says what that is. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { t } = useLingui()
  const label = t`复制${name}`
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={label}
      title={label}
      onClick={() => void copyText(text, t`${name}已复制`)}
    >
      <Icon name="copy" />
    </button>
  )
}
