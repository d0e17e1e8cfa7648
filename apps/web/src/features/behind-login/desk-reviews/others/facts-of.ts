/** A field of a submission as it can be shown. */
export interface Fact {
  name: string
  value: string
  isRich: boolean
}

const rich = new Set(['intro', 'content'])

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('、')
  if (typeof value === 'object') return ''
  const text = String(value)
  // Some lists are stored as text.
  if (!text.startsWith('[')) return text
  try {
    return textOf(JSON.parse(text))
  } catch {
    return text
  }
}

/**
 * The fields of a submission that have a name and a value, in the order of the names; those of an order within it behind `order.`.
 *
 * @param names the fields that are shown
 */
export function factsOf(submission: Record<string, unknown>, names: readonly string[]): Fact[] {
  const within = Object.entries(Object(submission.order)).map(([name, value]) => [`order.${name}`, value])
  const all: Record<string, unknown> = { ...submission, ...Object.fromEntries(within) }
  return names.flatMap((name) => {
    const value = textOf(all[name])
    return value ? [{ name, value, isRich: rich.has(name) }] : []
  })
}
