const space = /[ \t\r\n]*/y
const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy
const atom = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/**
 * Where a text stops being JSON, both from 1; its end for JSON. `JSON.parse` tells it of some faults only, and quotes the text
 * around, which may be a password.
 */
export function jsonFault(text: string): { line: number; column: number } {
  let at = 0
  const take = (pattern: RegExp): boolean => {
    space.lastIndex = at
    space.test(text)
    pattern.lastIndex = at = space.lastIndex
    const found = pattern.test(text)
    if (found) at = pattern.lastIndex
    return found
  }
  const members = (close: RegExp, member: () => boolean): boolean => {
    if (take(close)) return true
    do if (!member()) return false
    while (take(/,/y))
    return take(close)
  }
  const value = (): boolean => {
    if (take(/\{/y)) return members(/\}/y, () => take(string) && take(/:/y) && value())
    if (take(/\[/y)) return members(/\]/y, value)
    return take(string) || take(atom)
  }
  if (value()) take(/$/y)
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
