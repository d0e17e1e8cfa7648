import { msg } from '@lingui/core/macro'
import { formatDate } from '@portal/i18n'
import * as v from 'valibot'
import { serverDate } from '../../../lib/api/server-clock.ts'
import { optionalEmailRule, phoneRule, say, text, uploadsRule } from '../../../lib/forms/fields/rules.ts'
import { type FieldName, fieldNames, fieldOf, type UnitField } from './unit-fields.ts'

const anyText = v.pipe(v.string(), v.trim())

/** A pattern and a limit for what may be left out. */
const number = (pattern: RegExp, maximum: number) =>
  v.pipe(
    anyText,
    v.check(
      (typed) => typed === '' || (pattern.test(typed) && Number(typed) <= maximum),
      say(msg`请填写数字，且不超过 ${maximum}。`),
    ),
  )

const notLater = v.pipe(
  anyText,
  v.check((day) => day === '' || day <= formatDate(serverDate()), say(msg`不能晚于今天。`)),
)

function textRule({ length: [minimum, maximum] = [0, 200], format }: UnitField) {
  const [pattern, words] = format ?? []
  return v.pipe(
    anyText,
    v.check((typed) => typed === '' || typed.length >= minimum, say(msg`内容过短，请填写完整。`)),
    v.maxLength(maximum, say(msg`内容过长，请缩短。`)),
    v.check((typed) => typed === '' || !pattern || pattern.test(typed), say(words ?? msg`格式不正确。`)),
  )
}

function formatOf(field: UnitField): v.GenericSchema<string, unknown> {
  if (field.kind === 'email') return optionalEmailRule
  if (field.kind === 'phone') return phoneRule
  if (field.kind === 'whole') return number(/^\d+$/, 1_000_000)
  if (field.kind === 'amount') return number(/^\d+(\.\d+)?$/, 99_999_999)
  return field.kind === 'date' ? notLater : textRule(field)
}

function ruleOf(name: FieldName) {
  const field = fieldOf(name)
  const rule = formatOf(field)
  if (!field.isRequired || field.kind === 'phone') return rule
  return v.pipe(v.string(), v.trim(), v.nonEmpty(say(msg`请填写此项。`)), rule)
}

/** The rules of a unit's data. */
export const unitSchema = v.looseObject({
  ...Object.fromEntries(fieldNames.map((name) => [name, ruleOf(name)])),
  legalPerson: text(2, 50, msg`请填写法定代表人的姓名。`),
  logoUrl: uploadsRule,
  licenseUrl: uploadsRule,
})
