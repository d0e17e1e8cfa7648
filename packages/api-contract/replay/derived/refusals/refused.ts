import type { Context } from '../../context.ts'
import type { Exchange } from '../../exchange.ts'
import { note } from '../note.ts'

interface Problem {
  fieldErrors?: { field?: unknown }[]
}

const fieldsOf = ({ answer }: Exchange): unknown[] => {
  const { fieldErrors } = (answer.body ?? {}) as Problem
  return Array.isArray(fieldErrors) ? fieldErrors.map((error) => error?.field) : []
}

/** Notes when an answer is not a 400 whose `fieldErrors` name the parameter that was wrong. */
export function expectRefusal(context: Context, name: string, value: string, exchange: Exchange): void {
  const { status } = exchange.answer
  const what = value === '' ? `no ${name}` : `${name}=${value.slice(0, 40)}`
  if (status < 400) {
    note(context, {
      kind: 'not refused',
      path: name,
      expected: `400 for ${what}`,
      seen: String(status),
      exchange,
    })
  } else if (status !== 400 || !fieldsOf(exchange).includes(name)) {
    const seen = `${status}, naming ${fieldsOf(exchange).join(', ') || 'nothing'}`
    note(context, {
      kind: 'problem',
      path: name,
      expected: `400 for ${what}, naming '${name}'`,
      seen,
      exchange,
    })
  }
}
