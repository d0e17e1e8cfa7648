import type { ComponentProps } from 'react'
import styles from './centre.module.css'
import { CentreNav } from './centre-nav.tsx'
import { PartCard } from './part-card.tsx'

/** The personal centre: the ways to its parts, and the one that is open. */
export const Centre = (props: ComponentProps<typeof PartCard>) => (
  <div className={styles.centre}>
    <CentreNav part={props.part} />
    <PartCard {...props} />
  </div>
)
