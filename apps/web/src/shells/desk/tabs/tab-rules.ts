/** A page that is kept open. Its path with the parameters in it is which one it is; its search is the state it is in. */
export interface DeskTab {
  /** The path, such as `/profile/application/7`. */
  id: string
  /** Path and search, as it was left. */
  href: string
  /** What the page calls itself, where the menu has no name for it. */
  title?: string | undefined
  /** Stays open whatever is closed. */
  isLocked?: boolean | undefined
  /** Id of the application that was claimed here: it is kept until the tab is closed. Another window leaves it alone. */
  claim?: number | undefined
}

/** The open pages in the order of the bar, and the same by when they were looked at, the last one last. */
export interface TabState {
  tabs: readonly DeskTab[]
  visited: readonly string[]
}

export const noTabs: TabState = { tabs: [], visited: [] }

/** At most so many pages are kept whole; the others keep their address and are loaded anew. */
export const awakeLimit = 12

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)

/** The page that is looked at. */
export const activeId = ({ visited }: TabState): string | undefined => visited.at(-1)

/** A page is looked at: it gets its tab after the one that was looked at before, or its tab the new state. */
export function visit(state: TabState, { id, href }: Pick<DeskTab, 'id' | 'href'>): TabState {
  const visited = [...without(state.visited, id), id]
  const known = state.tabs.find((tab) => tab.id === id)
  if (known?.href === href && activeId(state) === id) return state
  if (known) return { tabs: state.tabs.map((tab) => (tab === known ? { ...tab, href } : tab)), visited }
  const before = state.tabs.findIndex((tab) => tab.id === activeId(state))
  const at = before < 0 ? state.tabs.length : before + 1
  return { tabs: lockedFirst(inserted(state.tabs, at, { id, href })), visited }
}

const inserted = (tabs: readonly DeskTab[], at: number, tab: DeskTab): DeskTab[] => [
  ...tabs.slice(0, at),
  tab,
  ...tabs.slice(at),
]

const lockedFirst = (tabs: readonly DeskTab[]): DeskTab[] => [
  ...tabs.filter(({ isLocked }) => isLocked),
  ...tabs.filter(({ isLocked }) => !isLocked),
]

/** Which tabs one command closes, seen from one of them. */
export type Closing = 'this' | 'left' | 'right' | 'others'

/** The tabs that a command closes: never a locked one, and never all of them. */
export function closedBy({ tabs }: TabState, closing: Closing, id: string): DeskTab[] {
  const own = tabs.findIndex((tab) => tab.id === id)
  const isMeant = (index: number) =>
    ({ this: index === own, left: index < own, right: index > own, others: index !== own })[closing]
  if (own < 0) return []
  const closed = tabs.filter(({ isLocked }, index) => !isLocked && isMeant(index))
  return closed.length === tabs.length ? [] : closed
}

/** Whether the tab is the only one that is left, which cannot be closed (specification §8). */
export const isLast = ({ tabs }: TabState): boolean => tabs.length === 1

/** Closes tabs. The one that was looked at last before is looked at then, or the neighbour of what was closed. */
export function close(state: TabState, ids: readonly string[]): TabState {
  const tabs = state.tabs.filter(({ id }) => !ids.includes(id))
  const visited = state.visited.filter((id) => !ids.includes(id))
  const next = visited.length === 0 ? neighbour(state, ids) : undefined
  return { tabs, visited: next ? [next.id] : visited }
}

/** The tab that takes the place of the one that is looked at, or the last before it. */
function neighbour({ tabs, visited }: TabState, closed: readonly string[]): DeskTab | undefined {
  const place = tabs.findIndex(({ id }) => id === visited.at(-1))
  const isLeft = ({ id }: DeskTab) => !closed.includes(id)
  return tabs.slice(place + 1).find(isLeft) ?? tabs.slice(0, Math.max(place, 0)).findLast(isLeft)
}

/** Moves a tab to the place of another; locked ones stay in front. */
export function move({ tabs, visited }: TabState, id: string, to: string): TabState {
  const from = tabs.findIndex((tab) => tab.id === id)
  const place = tabs.findIndex((tab) => tab.id === to)
  const moved = tabs[from]
  if (!moved || place < 0) return { tabs, visited }
  const others = tabs.filter(({ id: other }) => other !== id)
  return { tabs: lockedFirst(inserted(others, place, moved)), visited }
}

/** The tabs with one of them changed. */
const changed = (tabs: readonly DeskTab[], id: string, change: Partial<DeskTab>): DeskTab[] =>
  tabs.map((tab) => (tab.id === id ? { ...tab, ...change } : tab))

/** Locks a tab, or lets it be closed again. */
export function setLocked(state: TabState, id: string, isLocked: boolean): TabState {
  return { ...state, tabs: lockedFirst(changed(state.tabs, id, { isLocked })) }
}

/** Notes what a page calls itself. */
export function setTitle(state: TabState, id: string, title: string): TabState {
  if (!state.tabs.some((tab) => tab.id === id && tab.title !== title)) return state
  return { ...state, tabs: changed(state.tabs, id, { title }) }
}

/** Notes what was claimed in a tab; undefined for nothing. */
export function setClaim(state: TabState, id: string, claim: number | undefined): TabState {
  if (!state.tabs.some((tab) => tab.id === id && tab.claim !== claim)) return state
  return { ...state, tabs: changed(state.tabs, id, { claim }) }
}

/** What was claimed in tabs. */
export const claimsOf = (tabs: readonly DeskTab[]): number[] => tabs.flatMap(({ claim }) => claim ?? [])

/** The pages that are put to sleep where more are awake than may be: those looked at longest ago, and none that holds unsaved work. */
export function sleepers(
  { visited }: TabState,
  awake: readonly string[],
  isDirty: (id: string) => boolean,
): string[] {
  const tooMany = awake.length - awakeLimit
  if (tooMany <= 0) return []
  const oldestFirst = [...awake].sort((one, other) => visited.indexOf(one) - visited.indexOf(other))
  return oldestFirst.filter((id) => id !== visited.at(-1) && !isDirty(id)).slice(0, tooMany)
}

/** What was kept, as far as it can be read and the account may still open it. */
export function restore(kept: unknown, mayOpen: (id: string) => boolean): TabState {
  if (!Array.isArray(kept)) return noTabs
  const isTab = (tab: Partial<DeskTab> | null): tab is DeskTab =>
    typeof tab?.id === 'string' && typeof tab.href === 'string' && tab.href.startsWith(tab.id)
  const tabs = kept.filter(isTab).filter(({ id }) => mayOpen(id))
  return { tabs, visited: [] }
}
