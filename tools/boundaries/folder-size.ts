/**
 * The folders with more than `most` entries, files and folders alike.
 * @param files paths from the repository's root, with forward slashes
 * @returns each folder with the number of its entries
 */
export function fullFolders(files: readonly string[], most: number): [folder: string, entries: number][] {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    const parts = file.split('/')
    for (const [depth, name] of parts.entries()) {
      if (depth === 0) continue
      const folder = parts.slice(0, depth).join('/')
      const names = entries.get(folder) ?? new Set()
      entries.set(folder, names.add(name))
    }
  }
  return [...entries]
    .map(([folder, names]): [string, number] => [folder, names.size])
    .filter(([, size]) => size > most)
}
