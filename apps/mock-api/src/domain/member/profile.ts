import type { FieldError, PersonBasicBody, UnitBasicBody } from '@portal/api-contract'
import { bodyError } from '../field-error.ts'
import { addressErrors } from '../text/web-address.ts'
import { birthDateOf, isIdNumber, maskIdNumber } from './id-numbers.ts'

function futureFaults<Body>(body: Body, fields: (keyof Body & string)[], today: string): FieldError[] {
  return fields
    .filter((field) => String(body[field] ?? '') > today)
    .map((field) => bodyError(field, 'Past', `must not be after today, ${today}`))
}

/** What of a unit's profile no schema can say. @param today `yyyy-MM-dd` in PRC */
export const unitFaults = (body: UnitBasicBody, today: string): FieldError[] => [
  ...futureFaults(body, ['establishDate'], today),
  ...addressErrors({ website: body.website }),
]

/**
 * What a body means by an identity number: its owner sends it back masked to leave it as it is.
 *
 * @param known the number so far; null when there is none
 */
export const meantIdNumber = (given: string, known: string | null): string =>
  known !== null && given === maskIdNumber(known) ? known : given

function identityFaults({ birthDate }: PersonBasicBody, idNumber: string): FieldError[] {
  if (!isIdNumber(idNumber)) {
    return [
      bodyError('idNumber', 'Check', 'is mistyped: its date or its check character is not right (GB 11643)'),
    ]
  }
  const born = birthDateOf(idNumber)
  if (!birthDate || birthDate === born) return []
  return [bodyError('birthDate', 'Mismatch', `must be ${born}, as the identity number says`)]
}

function certificateFaults({ certIssueDate, certValidTo }: PersonBasicBody): FieldError[] {
  if (!certIssueDate || !certValidTo || certIssueDate <= certValidTo) return []
  return [bodyError('certValidTo', 'Range', 'must not be before certIssueDate')]
}

/**
 * What of a person's profile no schema can say.
 *
 * @param idNumber that the body means
 * @param today `yyyy-MM-dd` in PRC
 */
export const personFaults = (body: PersonBasicBody, idNumber: string, today: string): FieldError[] => [
  ...identityFaults(body, idNumber),
  ...certificateFaults(body),
  ...futureFaults(body, ['workStartDate', 'certIssueDate'], today),
]
