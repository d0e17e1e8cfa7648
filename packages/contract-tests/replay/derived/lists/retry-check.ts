import type { Context } from '../../run/context.ts'
import { type Difference, note } from '../note.ts'
import { type List, type Page, read } from './list.ts'

/** Asks something of a list and compares it with the list's rows; null when both agree. */
export type Check = () => Promise<Difference | null>

/** A list of a real backend may change while it is read: what is different every time is not that. */
const readings = 3

/** Notes what a check finds, unless it is gone once the list has been read anew. */
export async function checkWithRetries(context: Context, list: List, check: Check): Promise<boolean> {
  let difference = await check()
  for (let again = 1; difference && again < readings; again++) {
    await read(context, list)
    difference = await check()
  }
  if (!difference) return true
  note(context, difference)
  return false
}

/** What answered no list where it had to. */
export function notAnswered(kind: Difference['kind'], path: string, { exchange }: Page): Difference {
  const { status, text } = exchange.answer
  return { kind, path, expected: 'a list', seen: `${status} ${text.slice(0, 120)}`, exchange }
}

/** Names of rows, as many as a reader can use. */
export function someOf(names: string[]): string {
  const shown = names.slice(0, 5).join(', ')
  return names.length > 5 ? `${shown} … (${names.length})` : shown
}
