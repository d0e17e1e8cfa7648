import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './tag.module.css'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'honour'

type TagProps = {
  tone?: Tone
  /** A dot before the words: for the state of a thing, as against its kind. */
  dot?: boolean
  children: ReactNode
}

/** A short state or kind; its words say what its colour says. */
export const Tag = ({ tone = 'neutral', dot = false, children }: TagProps) => (
  <span className={classNames(styles.tag, styles[tone], dot && styles.dot)}>{children}</span>
)
