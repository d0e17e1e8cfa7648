import { Checkbox } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import styles from './choice-list.module.css'

interface ChooseAllProps {
  ids: readonly number[]
  chosen: ReadonlySet<number>
  onToggle: (ids: readonly number[], isChosen: boolean) => void
  /** Says of how many. */
  children: ReactNode
  /** How many are chosen in all, in words; also of those that are not listed now. */
  said?: ReactNode
}

/** Chooses all that are listed, or none of them. */
export function ChooseAll({ ids, chosen, onToggle, children, said }: ChooseAllProps) {
  const isAll = ids.length > 0 && ids.every((id) => chosen.has(id))
  return (
    <div className={styles.all}>
      <Checkbox
        checked={isAll}
        indeterminate={!isAll && ids.some((id) => chosen.has(id))}
        onChange={(isChosen) => onToggle(ids, isChosen)}
      >
        {children}
      </Checkbox>
      <span className={styles.note} role="status">
        {said}
      </span>
    </div>
  )
}
