import { keptValue } from '../../browser/storage/kept-value.ts'

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

/** What was kept; a value that no longer exists falls back to the usual one. */
function settingsOf(stored: unknown): DeskSettings {
  const kept: Record<string, unknown> = Object(stored)
  const valid = Object.entries(allowed).filter(([name, values]) =>
    (values as readonly unknown[]).includes(kept[name]),
  )
  return { ...usualSettings, ...Object.fromEntries(valid.map(([name]) => [name, kept[name]])) }
}

const settings = keptValue('deskSettings', settingsOf)

/** Changes some of the settings, and keeps them on this device. */
export function changeSettings(change: Partial<DeskSettings>): void {
  settings.set({ ...settings.get(), ...change })
}

/** The settings as they change. */
export const useSettings = settings.useValue
