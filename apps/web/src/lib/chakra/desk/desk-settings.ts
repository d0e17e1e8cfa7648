import { useSyncExternalStore } from 'react'
import { keepOnDevice } from '../../browser/storage/keep-on-device.ts'

export const layouts = ['side', 'top', 'leftMixed'] as const
export const primaryColours = ['ink', 'green', 'brass', 'neutral'] as const
export const lockTimes = [0, 5, 15, 30, 60] as const

/** How the desk is arranged on this device (specification §3, §9). */
export interface DeskSettings {
  layout: (typeof layouts)[number]
  /** Of the sidebar; the page's own theme is the whole portal's. */
  navTheme: 'light' | 'dark'
  primaryColour: (typeof primaryColours)[number]
  fixedSidebar: boolean
  fixedHeader: boolean
  multiTab: boolean
  contentWidth: 'fluid' | 'fixed'
  isCollapsed: boolean
  /** Minutes without a key or a movement after which the screen is locked; 0 never. */
  lockAfter: (typeof lockTimes)[number]
  /** Whether single letters are shortcuts; whoever speaks to the computer switches them off. */
  letterKeys: boolean
}

export const usualSettings: DeskSettings = {
  layout: 'side',
  navTheme: 'light',
  primaryColour: 'ink',
  fixedSidebar: true,
  fixedHeader: true,
  multiTab: true,
  contentWidth: 'fluid',
  isCollapsed: false,
  lockAfter: 0,
  letterKeys: true,
}

const key = 'deskSettings'

const allowed: { [Name in keyof DeskSettings]: readonly DeskSettings[Name][] } = {
  layout: layouts,
  navTheme: ['light', 'dark'],
  primaryColour: primaryColours,
  fixedSidebar: [true, false],
  fixedHeader: [true, false],
  multiTab: [true, false],
  contentWidth: ['fluid', 'fixed'],
  isCollapsed: [true, false],
  lockAfter: lockTimes,
  letterKeys: [true, false],
}

/** Reads what was kept; a value that no longer exists falls back to the usual one. */
export function readSettings(text: string | null): DeskSettings {
  let kept: Record<string, unknown> = {}
  try {
    kept = Object(JSON.parse(text ?? '{}'))
  } catch {
    // What cannot be read is as good as nothing.
  }
  const valid = Object.entries(allowed).filter(([name, values]) =>
    (values as readonly unknown[]).includes(kept[name]),
  )
  return { ...usualSettings, ...Object.fromEntries(valid.map(([name]) => [name, kept[name]])) }
}

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
let current: DeskSettings | undefined

const getSettings = (): DeskSettings => {
  current ??= readSettings(localStorage.getItem(key))
  return current
}

/** Changes some of the settings, and keeps them on this device. */
export function changeSettings(change: Partial<DeskSettings>): void {
  current = { ...getSettings(), ...change }
  keepOnDevice(key, JSON.stringify(current))
  tell()
}

/** What another window changes holds here, too, or the next change here would undo it. */
function followOthers(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return
  current = undefined
  tell()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOthers)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOthers)
  }
}

/** The settings as they change. */
export const useSettings = (): DeskSettings =>
  useSyncExternalStore(subscribe, getSettings, () => usualSettings)
