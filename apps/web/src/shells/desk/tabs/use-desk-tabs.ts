import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { renewDesk } from '../../../lib/chakra/desk/renew-desk.ts'
import { releaseClaims, useRenewedClaims } from './kept-claims.ts'
import { keepTabs, readTabs } from './kept-tabs.ts'
import {
  activeId,
  claimsOf,
  close,
  move,
  restore,
  setClaim,
  setLocked,
  setTitle,
  sleepers,
  type TabState,
  visit,
} from './tab-rules.ts'
import { type PageState, useCurrentPage } from './use-current-page.ts'

interface Kept {
  tabs: TabState
  /** The pages that are awake, by their tabs. */
  pages: Readonly<Record<string, PageState>>
}

/** The state with the page of the address looked at, and with no more pages awake than may be. */
function withCurrent(
  { tabs: before, pages }: Kept,
  { id, href, page }: ReturnType<typeof useCurrentPage>,
  isDirty: (id: string) => boolean,
): Kept {
  const tabs = visit(before, { id, href })
  if (tabs === before && pages[id] === page) return { tabs, pages }
  const open = new Set(tabs.tabs.map((tab) => tab.id))
  const awake = Object.entries({ ...pages, [id]: page }).filter(([key]) => open.has(key))
  const asleep = sleepers(
    tabs,
    awake.map(([key]) => key),
    isDirty,
  )
  return { tabs, pages: Object.fromEntries(awake.filter(([key]) => !asleep.includes(key))) }
}

/** Which tabs hold work that is not saved, each piece of it by itself; it holds back a reload. */
function useUnsavedTabs() {
  const [pieces] = useState(() => new Set<{ id: string }>())
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (pieces.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [pieces])
  return useMemo(
    () => ({
      holdWork: (id: string) => {
        const piece = { id }
        pieces.add(piece)
        return () => void pieces.delete(piece)
      },
      isDirty: (id: string) => [...pieces].some((piece) => piece.id === id),
    }),
    [pieces],
  )
}

/**
 * The open pages of an account. The address says which is looked at; each other one stays as it was left, or asleep with its
 * address alone.
 *
 * @param mayOpen whether the account may still open a page that was open before a reload
 */
export function useDeskTabs(account: string, mayOpen: (path: string) => boolean) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const current = useCurrentPage()
  const unsaved = useUnsavedTabs()
  const { isDirty } = unsaved
  const [stored, setKept] = useState<Kept>(() => ({ tabs: restore(readTabs(account), mayOpen), pages: {} }))
  const kept = withCurrent(stored, current, isDirty)
  useLayoutEffect(() => setKept((was) => withCurrent(was, current, isDirty)), [current, isDirty])
  const { tabs } = kept
  useEffect(() => keepTabs(account, tabs.tabs), [account, tabs.tabs])

  const commands = useMemo(() => {
    const change = (next: (tabs: TabState) => TabState) =>
      setKept((was) => ({ ...was, tabs: next(was.tabs) }))
    return {
      setTitle: (id: string, title: string) => change((state) => setTitle(state, id, title)),
      setClaim: (id: string, claim: number | undefined) => change((state) => setClaim(state, id, claim)),
      setLocked: (id: string, isLocked: boolean) => change((state) => setLocked(state, id, isLocked)),
      move: (id: string, to: string) => change((state) => move(state, id, to)),
      drop: (ids: readonly string[]) =>
        setKept((was) => ({
          tabs: close(was.tabs, ids),
          pages: Object.fromEntries(Object.entries(was.pages).filter(([id]) => !ids.includes(id))),
        })),
    }
  }, [])
  useRenewedClaims(tabs.tabs, (id) => commands.setClaim(id, undefined))

  /** Gives back what tabs have. */
  const giveBack = async (ids: readonly string[]) => {
    const claims = claimsOf(tabs.tabs.filter(({ id }) => ids.includes(id)))
    for (const id of ids) commands.setClaim(id, undefined)
    await releaseClaims(claims)
    if (claims.length > 0) await renewDesk(queryClient)
  }

  /** Closes tabs. The next page is there before the one that was looked at goes, or the address would open it again. */
  const closeTabs = async (ids: readonly string[]) => {
    const next = activeId(close(tabs, ids))
    const href = tabs.tabs.find(({ id }) => id === next)?.href
    if (next !== current.id && href) await router.navigate({ href })
    commands.drop(ids)
    await giveBack(ids)
  }
  return { ...kept, activeId: current.id, ...commands, ...unsaved, giveBack, closeTabs }
}

export type DeskTabs = ReturnType<typeof useDeskTabs>
