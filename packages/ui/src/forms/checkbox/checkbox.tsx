import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  children: ReactNode
  /** Neither all nor none of what it stands for. */
  indeterminate?: boolean
}

/** A native checkbox with its label. */
export function Checkbox({ children, indeterminate = false, ref, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  const setRef = (element: HTMLInputElement | null) => {
    input.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
  }
  return (
    <label className={styles.label}>
      <input {...rest} ref={setRef} type="checkbox" className={styles.box} />
      <span>{children}</span>
    </label>
  )
}
