import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import styles from '../records.module.css'

// The list does not wait for the boxes.
const Checkbox = lazyPart(() => import('./checkbox.tsx'))

interface RowChoiceProps {
  checked: boolean
  onChange: (isOn: boolean) => void
  /** The box's name where what is chosen leads elsewhere when it is pressed. */
  label?: string
  children: ReactNode
}

/** A row's name with the box that chooses the row. */
export function RowChoice({ checked, onChange, label, children }: RowChoiceProps) {
  const box = { checked, onChange }
  return (
    <Suspense fallback={<RowName>{children}</RowName>}>
      {label === undefined ? (
        <Checkbox {...box}>{children}</Checkbox>
      ) : (
        <span className={styles.choosable}>
          <Checkbox {...box} label={label} />
          {children}
        </span>
      )}
    </Suspense>
  )
}

/** The name of a row that cannot be chosen, in one line with those that can. */
export const RowName = ({ children }: { children: ReactNode }) => (
  <span className={styles.noBox}>{children}</span>
)
