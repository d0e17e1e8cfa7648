import type { ReactNode } from 'react'
import { Loaded, type LoadedProps } from './loaded.tsx'
import { type Placeholder, placeholders } from './placeholder.ts'

interface LoadedRowsProps<T extends { id: number }> extends Omit<LoadedProps<T>, 'skeleton' | 'children'> {
  /** Rows that are drawn before any is there. */
  count: number
  children: (items: Placeholder<T>[]) => ReactNode
}

/** A list in each of its states, whose skeleton is the list itself, of rows that are still blank. */
export const LoadedRows = <T extends { id: number }>({ count, children, ...loaded }: LoadedRowsProps<T>) => (
  <Loaded {...loaded} skeleton={children(placeholders(count))}>
    {children}
  </Loaded>
)
