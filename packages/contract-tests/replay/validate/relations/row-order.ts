import { isRecord } from '../../../shared/is-record.ts'
import { isAfter } from '../../derived/lists/collation.ts'

/** What tells of two values which comes first: numbers by themselves, instants by their time, other texts as databases order them. */
function rankOf(value: unknown): number | string {
  if (typeof value === 'number') return value
  const text = String(value)
  return /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : text
}

/** Whether values stand from low to high, or with -1 from high to low; those that are one may follow each other. */
export function isSorted(values: unknown[], direction: 1 | -1): boolean {
  const ranks = values.map(rankOf)
  return ranks.every((rank, place) => {
    const before = ranks[place - 1]
    if (before === undefined || before === rank) return true
    const [low, high] = direction === 1 ? [before, rank] : [rank, before]
    return typeof low === 'string' && typeof high === 'string' ? !isAfter(low, high) : low < high
  })
}

/** Whether each of some rows comes after the one that it names as its parent; a parent that is not among them says nothing. */
export function hasParentsFirst(rows: unknown): boolean {
  const all = Array.isArray(rows) ? rows.filter(isRecord) : []
  const places = new Map(all.map(({ id }, place) => [id, place]))
  return all.every(({ parentId }, place) => (places.get(parentId) ?? -1) < place)
}
