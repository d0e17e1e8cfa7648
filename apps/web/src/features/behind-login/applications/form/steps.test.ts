import type { ApplyRequirement } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { fieldsOfStep, stepOfField, steps, stepsOf } from './steps.ts'

const requirement = (
  applyKind: ApplyRequirement['applyKind'],
  need: 'ALWAYS' | 'NEVER',
): ApplyRequirement => ({
  ...{ applyType: 'UNIT', applyKind, feesSettled: true },
  fields: [{ field: 'reason', need }],
  materials: [{ type: '盖章申请表', isRequired: true, ifChanged: [] }],
})

it('asks for a reason that must be given before the form that bears it is printed, else at the end', () => {
  const quit = requirement('QUIT', 'ALWAYS')
  expect(stepsOf(quit, undefined)).toEqual([steps.particulars, steps.materials, steps.confirm])
  expect(fieldsOfStep(quit, undefined, steps.particulars)).toEqual(['reason'])
  expect(fieldsOfStep(quit, undefined, steps.confirm)).not.toContain('reason')
  expect(stepOfField('reason', quit)).toBe(steps.particulars)

  const upgrade = requirement('UPGRADE', 'NEVER')
  expect(stepsOf(upgrade, undefined)).toEqual([steps.materials, steps.confirm])
  expect(fieldsOfStep(upgrade, undefined, steps.confirm)).toContain('reason')
  expect(stepOfField('reason', upgrade)).toBe(steps.confirm)
})
