import { bodyError } from '../domain/field-error.ts'
import { schemaChooser } from './alternatives.ts'
import { toFieldError } from './field-errors.ts'
import { invalid } from './problem.ts'
import { validatorOf } from './schemas.ts'

/** Holds a JSON body to its schema; nothing in it is coerced. @throws HttpProblem 400 `error.validation` */
export type BodyReader = (body: unknown) => unknown

/** Makes the reader of an operation's body; without a schema whatever comes is ignored. */
export function bodyReader(schema: object | null): BodyReader {
  if (!schema) return () => undefined
  const choose = schemaChooser(schema)
  return (body) => {
    if (body === undefined || body === null) {
      throw invalid([bodyError('', 'NotNull', 'a JSON body must be given')])
    }
    const validate = validatorOf(choose(body))
    if (validate(body)) return body
    throw invalid((validate.errors ?? []).map((error) => toFieldError('body', error)))
  }
}
