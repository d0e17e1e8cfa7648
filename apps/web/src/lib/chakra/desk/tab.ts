import { createContext, useContext, useEffect } from 'react'

/** What a page of the desk knows of the tab that it is in. */
export interface Tab {
  id: string
  /** Whether it is looked at. The others stay as they are, hidden. */
  isActive: boolean
  search: unknown
  params: unknown
  setTitle: (title: string) => void
  /** Notes a piece of work that is not saved. @returns what notes that it is gone */
  holdWork: () => () => void
  /** Has an application that was claimed here kept until the tab is closed, also while its page sleeps; undefined for none. */
  setClaim: (applicationId: number | undefined) => void
}

/** The desk's shell gives each page its own. */
export const TabContext = createContext<Tab | undefined>(undefined)

/** @throws Error outside the desk, whose pages alone are kept in tabs */
export function useTab(): Tab {
  const tab = useContext(TabContext)
  if (!tab) throw new Error('This page is not in a tab of the desk')
  return tab
}

type PageRoute = { useSearch: () => unknown; useParams: () => unknown }

/**
 * Search and path parameters of a page, typed by its route. They stay what they were while another tab is looked at; those of
 * the router are always of the address.
 */
export function useTabPage<Of extends PageRoute>(
  _route: Of,
): { search: ReturnType<Of['useSearch']>; params: ReturnType<Of['useParams']> } {
  const { search, params } = useTab()
  return { search, params } as ReturnType<typeof useTabPage<Of>>
}

/** Names the tab, and the window while it is looked at, where the menu's name does not say enough: a record by its number. */
export function useTabTitle(title: string | undefined): void {
  const { setTitle } = useTab()
  useEffect(() => {
    // It stands in the bar of all tabs, and is kept for the next reload.
    if (title && typeof title === 'string') setTitle(title)
  }, [title, setTitle])
}

/**
 * Has the desk ask before a tab with unsaved work is closed, keeps it awake, and holds back a reload. Several parts of a page may
 * say so: the tab is clean once none of them does.
 */
export function useUnsavedWork(isDirty: boolean): void {
  const { holdWork } = useTab()
  useEffect(() => (isDirty ? holdWork() : undefined), [isDirty, holdWork])
}
