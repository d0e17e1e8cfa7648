import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import styles from '../records.module.css'

// The list does not wait for the boxes.
const Checkbox = lazyPart(() => import('./checkbox.tsx'))

interface PageChoiceProps {
  /** How many rows of the page have a box, and how many of them are chosen. */
  page: { count: number; chosen: number; choose: (isOn: boolean) => void }
}

/** The box in the list's head, for all rows of the page. */
export function PageChoice({ page: { count, chosen, choose } }: PageChoiceProps) {
  const { t } = useLingui()
  if (count === 0) return null
  return (
    <Suspense fallback={<span className={styles.boxPlace} />}>
      <Checkbox
        label={t`选择本页全部`}
        checked={chosen === count}
        indeterminate={chosen > 0 && chosen < count}
        onChange={choose}
      />
    </Suspense>
  )
}
