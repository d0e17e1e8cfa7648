import { watch } from 'node:fs'
import { join } from 'node:path'

/** Editors write a file in several steps, generators several files: what follows closely is one change. */
const settleMs = 120

/**
 * Calls back after files below the folders have changed, once for what changes together, with their paths.
 * @returns a function that ends the watching
 */
export function onChange(folders: string[], callback: (changed: string[]) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const changed = new Set<string>()
  const report = () => {
    const paths = [...changed]
    changed.clear()
    callback(paths)
  }
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      changed.add(join(folder, name ?? ''))
      clearTimeout(timer)
      timer = setTimeout(report, settleMs)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
