import { type ReactNode, Suspense, useRef } from 'react'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import styles from '../records.module.css'

// The list does not wait for the boxes.
const Checkbox = lazyPart(() => import('./checkbox.tsx'))

interface RowChoiceProps {
  checked: boolean
  /** @param isRange whether Shift was held, by the mouse or with Space */
  onChange: (isOn: boolean, isRange: boolean) => void
  /** The box's name where what is chosen leads elsewhere when it is pressed. */
  label?: string
  children: ReactNode
}

/** A row's name with the box that chooses the row. */
export function RowChoice({ checked, onChange, label, children }: RowChoiceProps) {
  const isRange = useRef(false)
  const choose = (isOn: boolean) => {
    onChange(isOn, isRange.current)
    // With Shift the mouse has selected the text up to here as well.
    if (isRange.current) getSelection()?.removeAllRanges()
  }
  const box = (
    // The box tells of no keys that were held.
    <span
      onClickCapture={({ shiftKey }) => {
        isRange.current = shiftKey
      }}
    >
      <Checkbox checked={checked} label={label} onChange={choose}>
        {label === undefined && children}
      </Checkbox>
    </span>
  )
  return (
    <Suspense fallback={<RowName>{children}</RowName>}>
      {label === undefined ? (
        box
      ) : (
        <span className={styles.choosable}>
          {box}
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
