import { watch } from 'node:fs'

/** Editors write a file in several steps, generators several files: what follows closely is one change. */
const settleMs = 120

/**
 * Calls back after files below the folders have changed, once for what changes together.
 * @returns a function that ends the watching
 */
export function onChange(folders: string[], callback: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(callback, settleMs)
  }
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, changed))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
