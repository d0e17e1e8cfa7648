import { buttonClass } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { aboutQuery } from '../data/queries.ts'
import { setTheme, useTheme } from '../lib/theme.ts'
import { usePlace } from '../lib/use-place.ts'
import { ClockBar } from './clock-bar.tsx'
import styles from './header.module.css'
import { WorldSwitch } from './world-switch.tsx'

/** The header: the world on the screen, its time, and links to the website and the API reference. */
export const Header = () => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <p className={styles.brand}>
        <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
          <rect width="32" height="32" rx="7" className={styles.plate} />
          <path d="M7 22V10l5 7 4-7 4 7 5-7v12" className={styles.letter} />
          <path d="M7 26h18" className={styles.rule} />
        </svg>
        <span className={styles.name}>Mock console</span>
      </p>
      <WorldSwitch />
      <div className={styles.clock}>
        <ClockBar />
      </div>
      <Ways />
    </div>
  </header>
)

function Ways() {
  const { data: about } = useQuery(aboutQuery(usePlace().world))
  const theme = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <div className={styles.ways}>
      {about?.portal && <Way href={about.portal}>Website</Way>}
      {about && <Way href={about.reference}>API reference</Way>}
      <button
        type="button"
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
        aria-label={`Use the ${other} theme`}
        title={`Use the ${other} theme`}
        onClick={() => setTheme(other)}
      >
        <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
      </button>
    </div>
  )
}

const Way = ({ href, children }: { href: string; children: string }) => (
  <a className={buttonClass({ variant: 'ghost', size: 'sm' })} href={href} target="_blank" rel="noopener">
    {children}
  </a>
)
