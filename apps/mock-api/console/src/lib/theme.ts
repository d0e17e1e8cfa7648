import { useSyncExternalStore } from 'react'

type Theme = 'light' | 'dark'

/** The key in the local storage, which `public/theme.js` reads before the first paint. */
const key = 'mock-console-theme'
const listeners = new Set<() => void>()
const darkSystem = window.matchMedia('(prefers-color-scheme: dark)')

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

darkSystem.addEventListener('change', ({ matches }) => {
  if (!localStorage.getItem(key)) show(matches ? 'dark' : 'light')
})

/** Chooses a theme. Choosing the system's own theme removes the setting, so that later changes of the system apply. */
export function setTheme(theme: Theme): void {
  if ((theme === 'dark') === darkSystem.matches) localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
  show(theme)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme =>
  useSyncExternalStore(subscribe, () =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  )
