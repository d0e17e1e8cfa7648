/** Whether ids are all of these records, each once; new ones have none. */
export function areOwn(named: readonly { id?: number | null }[], known: readonly { id: number }[]): boolean {
  const ids = named.flatMap(({ id }) => id ?? [])
  return ids.every((id) => known.some((record) => record.id === id)) && new Set(ids).size === ids.length
}
