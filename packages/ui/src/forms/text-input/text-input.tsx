import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { classNames } from '../../class-names.ts'
import styles from './text-input.module.css'

type TextInputProps = ComponentProps<'input'> & {
  /** Inside the box, before and after the text: an icon, a unit, a button. */
  start?: ReactNode
  end?: ReactNode
  /** Of a date: whether none is chosen, which CSS cannot ask. */
  'data-empty'?: boolean
}

/** One line of text; every native attribute passes through, `ref` too. */
export const TextInput = ({ start, end, className, ...rest }: TextInputProps) => (
  <div className={classNames(styles.box, className)}>
    {start && <span className={styles.slot}>{start}</span>}
    <input {...rest} className={styles.control} />
    {end && <span className={styles.slot}>{end}</span>}
  </div>
)

/** Several lines of text. */
export const TextArea = ({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <div className={classNames(styles.box, className)}>
    <textarea {...rest} rows={rows} className={classNames(styles.control, styles.area)} />
  </div>
)

/** The browser's own list of options, which suits every phone and keyboard. */
export const NativeSelect = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <div className={classNames(styles.box, className)}>
    <select {...rest} className={classNames(styles.control, styles.select)}>
      {children}
    </select>
    <Icon name="chevronDown" className={styles.chevron} />
  </div>
)
