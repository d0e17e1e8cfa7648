import { Checkbox } from '@portal/ui/chakra'
import type { ReactNode } from 'react'

interface ChooseAllProps {
  ids: readonly number[]
  chosen: ReadonlySet<number>
  onToggle: (ids: readonly number[], isChosen: boolean) => void
  /** Says of how many. */
  children: ReactNode
}

/** Chooses all that are listed, or none of them. */
export function ChooseAll({ ids, chosen, onToggle, children }: ChooseAllProps) {
  const isAll = ids.length > 0 && ids.every((id) => chosen.has(id))
  return (
    <Checkbox
      checked={isAll}
      indeterminate={!isAll && ids.some((id) => chosen.has(id))}
      onChange={(isChosen) => onToggle(ids, isChosen)}
    >
      {children}
    </Checkbox>
  )
}
