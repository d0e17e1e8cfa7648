import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { setTheme, useTheme } from '../../lib/browser/theme.ts'
import styles from './settings.module.css'

/** Switches between the light and the dark theme. */
export function ThemeToggle() {
  const { t } = useLingui()
  const isDark = useTheme() === 'dark'
  const label = isDark ? t`切换到浅色主题` : t`切换到深色主题`
  return (
    <button
      type="button"
      className={styles.theme}
      aria-label={label}
      title={label}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  )
}
