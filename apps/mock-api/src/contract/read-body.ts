import { resolve } from '@portal/api-contract/document'
import { bodyError } from '../domain/field-error.ts'
import { schemaChooser } from './alternatives.ts'
import { controlErrors } from './control-characters.ts'
import { toFieldError } from './field-errors.ts'
import { invalid } from './problem.ts'
import { firstErrorOf, validatorOf } from './schemas.ts'

/** Holds a JSON body to its schema; nothing in it is coerced. @throws HttpProblem 400 `error.validation` */
export type BodyReader = (body: unknown) => unknown

interface Properties {
  properties?: Record<string, { readOnly?: boolean }>
}

/** What may be sent because it was read, and what no handler looks at. */
function withoutIgnored(schema: object, body: object): object {
  const { properties = {} } = resolve<Properties>(schema)
  const isIgnored = (name: string) => properties[name]?.readOnly === true
  if (!Object.keys(body).some(isIgnored)) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !isIgnored(name)))
}

/** Hardly any form sends as much. Of what is wrong with a larger body only the first is told: to look for all would keep everybody else waiting. */
const mostValues = 2_000

/** Whether a body holds more values than a form sends, at whatever depth. */
function isLarge(body: unknown): boolean {
  let count = 0
  let level: unknown[] = [body]
  while (level.length > 0) {
    count += level.length
    if (count > mostValues) return true
    level = level.flatMap((node) => (typeof node === 'object' && node !== null ? Object.values(node) : []))
  }
  return false
}

/** @throws HttpProblem 400 `error.validation` */
function requireFit(schema: object, body: unknown): void {
  const fits = firstErrorOf(schema)
  if (fits(body)) return
  const validate = isLarge(body) ? fits : validatorOf(schema)
  validate(body)
  throw invalid((validate.errors ?? []).map((error) => toFieldError('body', error)))
}

/**
 * Makes the reader of an operation's body; without a schema whatever comes is ignored.
 * @param takesAnyText whether its texts may hold control characters
 */
export function bodyReader(schema: object | null, takesAnyText: boolean): BodyReader {
  if (!schema) return () => undefined
  const choose = schemaChooser(schema)
  return (body) => {
    if (body === undefined || body === null) {
      throw invalid([bodyError('', 'NotNull', 'a JSON body must be given')])
    }
    const chosen = choose(body)
    requireFit(chosen, body)
    const errors = takesAnyText ? [] : controlErrors(body)
    if (errors.length > 0) throw invalid(errors)
    return withoutIgnored(chosen, body)
  }
}
