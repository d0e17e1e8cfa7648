import type { DeskCheck, FieldError } from '@portal/api-contract'
import type { KnownBlock } from '../application/application-form.ts'
import { type ApplicationForm, foreignMaterials, submitErrors } from '../application/application-form.ts'
import { requirementOf } from '../application/requirements.ts'
import { isIdNumber, isUscc } from '../member/id-numbers.ts'

/** What the checks rest on besides the form. */
export interface CheckFacts {
  known: KnownBlock
  /** Particulars that are another member's. */
  taken: readonly FieldError[]
  owedCount: number
  /** In PRC. */
  today: string
}

const checkOf = (check: DeskCheck['check'], fields: string[]): DeskCheck => ({
  check,
  isPassed: fields.length === 0,
  fields,
})

function numbers({ company, person }: ApplicationForm): DeskCheck[] {
  const { uscc } = company ?? {}
  const { idNumber } = person ?? {}
  return [
    ...(uscc === undefined ? [] : [checkOf('CREDIT_CODE', isUscc(uscc) ? [] : ['company.uscc'])]),
    ...(idNumber === undefined
      ? []
      : [checkOf('ID_NUMBER', isIdNumber(idNumber) ? [] : ['person.idNumber'])]),
  ]
}

function certificateDates({ person }: ApplicationForm, { known, today }: CheckFacts): DeskCheck[] {
  if (!person) return []
  const { certValidTo, certIssueDate } = { ...known, ...person } as NonNullable<ApplicationForm['person']>
  return [
    checkOf('CERTIFICATE_DATES', [
      ...(certIssueDate && certIssueDate > today ? ['person.certIssueDate'] : []),
      ...(certValidTo && certValidTo < today ? ['person.certValidTo'] : []),
    ]),
  ]
}

/** What the system looks at by itself before somebody decides an application. */
export function applicationChecks(form: ApplicationForm, facts: CheckFacts): DeskCheck[] {
  const { feesSettled } = requirementOf(form.applyType, form.applyKind)
  const missing = submitErrors(form, facts.known)
    .filter(({ message }) => message === 'NotNull' || message === 'AssertTrue')
    .map(({ field }) => field)
  return [
    ...numbers(form),
    checkOf(
      'DUPLICATES',
      facts.taken.map(({ field }) => field),
    ),
    ...certificateDates(form, facts),
    checkOf('COMPLETENESS', [...new Set(missing)]),
    checkOf('MATERIALS', foreignMaterials(form) === null ? [] : ['materials']),
    ...(feesSettled ? [checkOf('FEES', facts.owedCount > 0 ? ['fees'] : [])] : []),
  ]
}
