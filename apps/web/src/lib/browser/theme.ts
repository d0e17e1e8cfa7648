import { useSyncExternalStore } from 'react'
import { keepOnDevice } from './storage/keep-on-device.ts'

type Theme = 'light' | 'dark'

const key = 'theme'
const listeners = new Set<() => void>()

function systemTheme(): Theme {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** The theme on the page: the reader's choice, else the system's. The page's head sets it before the first paint. */
export function getTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

export function setTheme(theme: Theme): void {
  if (theme === systemTheme()) localStorage.removeItem(key)
  else keepOnDevice(key, theme)
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, getTheme, () => 'light')
}

/** Paper is white: what is printed takes the light theme's colours, whatever is on the screen. */
export function printLight(): void {
  let shown = getTheme()
  window.addEventListener('beforeprint', () => {
    shown = getTheme()
    document.documentElement.dataset.theme = 'light'
  })
  window.addEventListener('afterprint', () => {
    document.documentElement.dataset.theme = shown
  })
}
