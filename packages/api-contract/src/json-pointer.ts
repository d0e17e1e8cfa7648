/** A name as a JSON pointer writes it. */
export const escapeKey = (name: string): string =>
  /[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name

const unescapeKey = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~')

/** The names and positions of a JSON pointer such as `/rows/0/title`. */
export const keysOf = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapeKey)

/** What stands at a JSON pointer; undefined where nothing does. */
export function valueAt(value: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | null | undefined)?.[key],
    value,
  )
}
