import { classNames } from '../../class-names.ts'
import styles from './button.module.css'

export type ButtonStyle = {
  /** `danger` is for what destroys or cannot be undone. */
  variant?: 'solid' | 'outline' | 'ghost' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** Takes the whole width of its container. */
  block?: boolean
}

/** The look of a button for something that is not one: a router link that leads on. */
export const buttonClass = ({ variant = 'solid', size = 'md', block = false }: ButtonStyle = {}): string =>
  classNames(styles.button, styles[variant], styles[size], block && styles.block)
