import { type HttpProblem, problem } from '../../../contract/problem.ts'
import { bodyError } from '../../../domain/field-error.ts'

/** What only one account may have, by the field that it is given in. */
const codes = {
  phone: 'error.phoneTaken',
  email: 'error.mailTaken',
  username: 'error.usernameTaken',
  uscc: 'error.usccTaken',
  companyName: 'error.companyNameTaken',
} as const

/** 409 naming the field whose value another account has. */
export function taken(field: keyof typeof codes): HttpProblem {
  const detail = 'belongs to another account'
  return problem(409, codes[field], `${field} ${detail}`, {
    fieldErrors: [bodyError(field, 'Taken', detail)],
  })
}
