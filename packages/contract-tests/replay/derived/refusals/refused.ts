import type { Exchange } from '../../exchange.ts'
import type { Context } from '../../run/context.ts'
import { type Difference, note } from '../note.ts'
import { fieldsOf } from './bodies.ts'

/** What is wrong with the answer to a call that must be refused; null for a 400 whose `fieldErrors` name the parameter. */
function differenceOf(name: string, what: string, exchange: Exchange): Difference | null {
  const { status } = exchange.answer
  const fields = fieldsOf(exchange)
  if (status === 400 && fields.includes(name)) return null
  if (status < 400) {
    return {
      kind: 'not refused',
      path: name,
      expected: 'a refusal with 400',
      seen: `${status} for ${what}`,
      exchange,
    }
  }
  const seen = `${status} naming ${fields.join(', ') || 'nothing'}, for ${what}`
  return { kind: 'problem', path: name, expected: `a refusal with 400 that names '${name}'`, seen, exchange }
}

/** Notes when a parameter that is wrong is not refused by its name. @param value empty for one that is missing */
export function expectRefusal(context: Context, name: string, value: string, exchange: Exchange): void {
  const what = value === '' ? `no ${name}` : `${name}=${value.slice(0, 40)}`
  const difference = differenceOf(name, what, exchange)
  if (difference) note(context, difference)
}
