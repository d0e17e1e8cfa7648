/** Names of what is drawn or counted anew with each write. */
const drawn = /(^id|Id|Ids|[nN]o|[nN]umber|[kK]ey|[uU]rl|[tT]oken|[cC]ode)$/

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
/** A token, and the address of a place in one world. */
const ofWorld = /^ey[\w-]+\.[\w-]+\.|\/worlds\//

/** What a value of another world is only like; null when it is the same. */
function likeness(name: string, value: unknown, isWrite: boolean): 'String' | 'Number' | null {
  if (typeof value === 'string' && (instant.test(value) || ofWorld.test(value))) return 'String'
  if (typeof value === 'number' && /[vV]iewCount$/.test(name)) return 'Number'
  if (!isWrite || !drawn.test(name)) return null
  return typeof value === 'number' ? 'Number' : typeof value === 'string' ? 'String' : null
}

function members(value: object, indent: string, isWrite: boolean): string[] {
  const inner = `${indent}  `
  return Array.isArray(value)
    ? value.map((item) => expected(item, inner, isWrite))
    : Object.entries(value).map(([name, item]) => {
        const like = likeness(name, item, isWrite)
        return `${JSON.stringify(name)}: ${like ? `expect.any(${like})` : expected(item, inner, isWrite)}`
      })
}

/**
 * A body as code to be matched in another world: instants, tokens and addresses of a world are as they come, and so is what a
 * write draws, such as an id.
 */
export function expected(value: unknown, indent: string, isWrite: boolean): string {
  if (typeof value === 'string')
    return likeness('', value, false) ? 'expect.any(String)' : JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const all = members(value, indent, isWrite)
  return all.length === 0
    ? open + close
    : `${open}\n${indent}  ${all.join(`,\n${indent}  `)}\n${indent}${close}`
}
