import { Skeleton } from '@portal/ui'
import { BlueprintGrid, DimensionLine, Icon, type IconName } from '@portal/ui/artwork'
import { type CSSProperties, type ReactNode, Suspense } from 'react'
import { PageTrail } from '../../../lib/page/page-trail.tsx'
import styles from './login-panel.module.css'

interface LoginService {
  icon: IconName
  text: string
}

interface LoginPanelProps {
  title: string
  /** Shown within a `Page`, which says where it stands; else it says that it is below the home page. */
  isInPage?: boolean
  /** One sentence: whose login this is. */
  lead: string
  /** What can be done after it. */
  services: LoginService[]
  /** The way to the other kind of members' login. */
  other: ReactNode
  /** For a form longer than the window, with fields beside each other. */
  isLong?: boolean
  /** How high a form that comes later will be, in rem, on a phone and in a wide window: what stands below it keeps its place. */
  room?: { narrow: number; wide: number }
  /** The form. */
  children: ReactNode
}

/** A login beside what it leads to. */
export function LoginPanel(props: LoginPanelProps) {
  const { title, isInPage, lead, services, other, isLong, room, children } = props
  const fields = room && ({ '--narrow': `${room.narrow}rem`, '--wide': `${room.wide}rem` } as CSSProperties)
  return (
    <div className={styles.page}>
      {!isInPage && <PageTrail items={[{ id: 'page', label: title }]} />}
      <div className={styles.panel} data-long={isLong}>
        <div className={styles.aside}>
          <BlueprintGrid className={styles.grid} step={14} />
          <h1 className={styles.title}>{title}</h1>
          <DimensionLine className={styles.line} />
          <p className={styles.lead}>{lead}</p>
          <ul className={styles.services}>
            {services.map(({ icon, text }) => (
              <li key={icon}>
                <Icon name={icon} size="1.5rem" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.form}>
          <Suspense
            fallback={
              <div className={styles.fields} style={fields}>
                <Skeleton height="100%" />
              </div>
            }
          >
            {children}
          </Suspense>
          <p className={styles.other}>{other}</p>
        </div>
      </div>
    </div>
  )
}
