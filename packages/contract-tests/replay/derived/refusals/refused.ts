import type { Exchange } from '../../exchange.ts'
import type { Context } from '../../run/context.ts'
import { type Difference, note } from '../note.ts'
import { isOf } from './inside.ts'

/** The fields that a refusal names. */
export function fieldsOf({ answer }: Exchange): string[] {
  const { fieldErrors = [] } = (answer.body ?? {}) as { fieldErrors?: { field?: unknown }[] }
  return Array.isArray(fieldErrors) ? fieldErrors.map((error) => String(error?.field)) : []
}

/** Whether an answer refuses what is wrong at a path, by its name. */
export const isRefused = (path: string, exchange: Exchange): boolean =>
  exchange.answer.status === 400 && fieldsOf(exchange).some((field) => isOf(path, field))

/** Things that are wrong in a call, by what is sent together: at each path one, and none inside another one. */
function groupsOf<Wrong extends { path: string }>(wrong: Wrong[]): Wrong[][] {
  const groups: Wrong[][] = []
  for (const one of wrong) {
    const isFree = (group: Wrong[]) =>
      group.every(({ path }) => !isOf(path, one.path) && !isOf(one.path, path))
    const found = groups.find(isFree)
    if (found) found.push(one)
    else groups.push([one])
  }
  return groups
}

/**
 * Sends what is wrong together, since a refusal names all of it. What it does not name is sent again alone and judged then: the one
 * may hide the other.
 */
export async function refusedTogether<Wrong extends { path: string }>(
  wrong: Wrong[],
  send: (wrong: Wrong[]) => Promise<Exchange>,
  judge: (wrong: Wrong, exchange: Exchange) => void,
): Promise<void> {
  for (const group of groupsOf(wrong)) {
    const exchange = await send(group)
    for (const one of group)
      if (group.length === 1) judge(one, exchange)
      else if (!isRefused(one.path, exchange)) judge(one, await send([one]))
  }
}

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
