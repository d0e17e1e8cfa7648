import { msg } from '@lingui/core/macro'
import type { ApplyRequirement, MemberBasic } from '@portal/api-contract'
import * as v from 'valibot'
import {
  agreed,
  idNumberRule,
  optionalEmailRule,
  phoneRule,
  say,
  uploadsRule,
} from '../../../../lib/forms/fields/rules.ts'
import { isUscc } from '../../../../lib/forms/fields/uscc.ts'
import {
  type ApplyValues,
  blockOf,
  changedFields,
  knownText,
  neededMaterials,
  needOf,
} from './apply-values.ts'
import type { FieldDefinition } from './field-definitions.ts'
import { idNumberNeed, type ShownField, shownFields } from './shown-fields.ts'

const anyText = v.pipe(v.string(), v.trim())

const lengthRule = ([minimum, maximum]: readonly [number, number]) =>
  v.pipe(
    anyText,
    v.minLength(minimum, say(msg`内容过短，请填写完整。`)),
    v.maxLength(maximum, say(msg`内容过长，请缩短。`)),
  )

/** What a particular that was given must look like; the contract's patterns, with words. */
function formatRule({ kind, length }: FieldDefinition): v.GenericSchema<string, unknown> {
  if (kind === 'phone') return phoneRule
  if (kind === 'email') return optionalEmailRule
  if (kind === 'uscc')
    return v.pipe(anyText, v.check(isUscc, say(msg`统一社会信用代码校验不通过，请对照营业执照检查。`)))
  if (kind === 'whole') return v.pipe(anyText, v.regex(/^\d{1,7}$/, say(msg`请填写整数。`)))
  if (kind === 'amount')
    return v.pipe(anyText, v.regex(/^\d{1,8}(\.\d+)?$/, say(msg`请填写数字，单位为万元。`)))
  return length ? lengthRule(length) : anyText
}

/**
 * A text that is missing or does not look as it must. Whatever is wrong with it, the value stays a text, so that the rules
 * over several fields are looked at as well.
 */
const given = (isRequired: boolean, format: v.GenericSchema<string, unknown> = anyText) =>
  v.pipe(
    anyText,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const [issue] = dataset.value === '' ? [] : (v.safeParse(format, dataset.value).issues ?? [])
      if (issue) addIssue({ message: issue.message })
      if (isRequired && dataset.value === '') addIssue({ message: say(msg`请填写此项。`)() })
    }),
  )

const blockRule = (fields: ShownField[]) =>
  v.looseObject(
    Object.fromEntries(
      fields.map((field) => [field.name, given(field.isRequired, formatRule(field.definition))]),
    ),
  )

const step = (input: unknown, key: string) =>
  ({ type: 'object', origin: 'value', input: input as never, key, value: undefined }) as const

/** Where a field of a part of the form stands, as Valibot has it. */
const pathTo = (
  values: ApplyValues,
  part: 'materials' | 'company',
  key: string,
): [v.IssuePathItem, v.IssuePathItem] => [step(values, part), step(values[part], key)]

/** Whether another city is stated and the district stays that of the one before. */
function isDistrictLeft({ company }: ApplyValues, known: MemberBasic | undefined): boolean {
  const [before, city] = [knownText(known, 'city'), company.city?.trim()]
  return Boolean(before && city && city !== before && !company.district?.trim())
}

/** The rules of the form of a kind; the values pass through as they were typed. */
export function applySchema(requirement: ApplyRequirement, known: MemberBasic | undefined) {
  const shown = shownFields(requirement, known)
  const idNumber = idNumberNeed(requirement)
  return v.pipe(
    v.looseObject({
      company: blockRule(shown.filter(({ block }) => block === 'company')),
      person: blockRule(shown.filter(({ block }) => block === 'person')),
      idNumber: idNumber === 'no' ? anyText : given(idNumber === 'required', idNumberRule),
      targetLevel: given(needOf(requirement, 'targetLevel') === 'ALWAYS'),
      reason: given(needOf(requirement, 'reason') === 'ALWAYS'),
      recommender: anyText,
      materials: v.record(v.string(), uploadsRule),
      statement: agreed(msg`请确认以上声明。`),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      const values = dataset.value as unknown as ApplyValues
      if (typeof values?.materials !== 'object') return
      for (const type of neededMaterials(requirement, changedFields(blockOf(requirement), values, known)))
        if ((values.materials[type] ?? []).length === 0)
          addIssue({ message: say(msg`请上传这份材料。`)(), path: pathTo(values, 'materials', type) })
      if (isDistrictLeft(values, known))
        addIssue({
          message: say(msg`城市变了，请重新选择区县。`)(),
          path: pathTo(values, 'company', 'district'),
        })
    }),
  )
}
