import type { ReactNode } from 'react'
import { type Draft, drafts } from './draft.ts'
import { Loaded, type LoadedProps } from './loaded.tsx'

interface LoadedRowsProps<T extends { id: number }> extends Omit<LoadedProps<T>, 'skeleton' | 'children'> {
  /** Rows that are drawn before any is there. */
  count: number
  children: (items: Draft<T>[]) => ReactNode
}

/** A list in each of its states, whose skeleton is the list itself, of rows that are still blank. */
export const LoadedRows = <T extends { id: number }>({ count, children, ...loaded }: LoadedRowsProps<T>) => (
  <Loaded {...loaded} skeleton={children(drafts(count))}>
    {children}
  </Loaded>
)
