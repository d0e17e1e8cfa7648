import type { ApplyRequirement, MemberBasic } from '@portal/api-contract'
import type { Path } from 'react-hook-form'
import { type ApplyValues, needOf } from './apply-values.ts'
import { blockFields } from './field-definitions.ts'
import { idNumberNeed, shownFields } from './shown-fields.ts'

/** The steps of the form, as the contract numbers them. */
export const steps = { particulars: 0, profession: 1, materials: 2, confirm: 3 } as const

/**
 * Whether the reason stands in a step. One that must be given stands in the first: it is on the form that is printed, stamped
 * and uploaded later.
 */
export function hasReasonAt(requirement: ApplyRequirement, step: number): boolean {
  const need = needOf(requirement, 'reason')
  if (!need) return false
  return step === (need === 'ALWAYS' ? steps.particulars : steps.confirm)
}

/** The step in which a field of the form stands. */
export function stepOfField(field: string, requirement?: ApplyRequirement): number {
  const [of, name = ''] = field.split('.')
  if (of === 'materials') return steps.materials
  if (of === 'reason' && requirement && hasReasonAt(requirement, steps.particulars)) return steps.particulars
  if (of === 'idNumber' || of === 'targetLevel') return steps.particulars
  if (of !== 'company' && of !== 'person') return steps.confirm
  return blockFields[of][name]?.step ?? steps.particulars
}

/** The fields that a step asks for. */
export function fieldsOfStep(
  requirement: ApplyRequirement,
  known: MemberBasic | undefined,
  step: number,
): Path<ApplyValues>[] {
  const shown = shownFields(requirement, known)
    .filter(({ definition }) => definition.step === step)
    .map(({ block, name }) => `${block}.${name}` as const)
  if (step === steps.particulars)
    return [
      ...shown,
      ...(idNumberNeed(requirement) === 'no' ? [] : (['idNumber'] as const)),
      ...(needOf(requirement, 'targetLevel') ? (['targetLevel'] as const) : []),
      ...(hasReasonAt(requirement, step) ? (['reason'] as const) : []),
    ]
  if (step === steps.materials) return requirement.materials.map(({ type }) => `materials.${type}` as const)
  if (step !== steps.confirm) return shown
  return [...(hasReasonAt(requirement, step) ? (['reason'] as const) : []), 'recommender', 'statement']
}

/** The steps of a kind: those that ask for nothing are left out. */
export const stepsOf = (requirement: ApplyRequirement, known: MemberBasic | undefined): number[] =>
  Object.values(steps).filter(
    (step) => step === steps.confirm || fieldsOfStep(requirement, known, step).length > 0,
  )
