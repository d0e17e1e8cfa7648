import { msg } from '@lingui/core/macro'
import type { PersonBasic } from '@portal/api-contract'
import * as v from 'valibot'
import { idNumberRule, optionalEmailRule, say } from '../../../../lib/forms/fields/rules.ts'
import { fieldNames, fieldOf, type ProfileField } from './profile-fields.ts'

const anyText = v.pipe(v.string(), v.trim())

function formatOf({ kind, length }: ProfileField): v.GenericSchema<string, unknown> {
  if (kind === 'email') return optionalEmailRule
  if (!length) return anyText
  return v.pipe(
    anyText,
    v.check((typed) => typed === '' || typed.length >= length[0], say(msg`内容过短，请填写完整。`)),
    v.maxLength(length[1], say(msg`内容过长，请缩短。`)),
  )
}

/** A text that is missing or does not look as it must; it stays a text, so that rules over two fields are looked at as well. */
const ruleOf = (field: ProfileField) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const [issue] = v.safeParse(formatOf(field), dataset.value).issues ?? []
      if (issue) addIssue({ message: issue.message })
      else if (field.isRequired && dataset.value.trim() === '')
        addIssue({ message: say(msg`请填写此项。`)() })
    }),
  )

const fieldRules = Object.fromEntries(fieldNames.map((name) => [name, ruleOf(fieldOf(name))]))

/** What a form holds that a rule over two fields reads. */
type Dated = { certIssueDate: string; certValidTo: string }

const inOrder = ({ certIssueDate, certValidTo }: Dated): boolean =>
  certIssueDate === '' || certValidTo === '' || certIssueDate <= certValidTo

/** The rules of the profile; the identity number may stay masked as it was read. */
export const profileSchema = ({ idNumber }: Pick<PersonBasic, 'idNumber'>) =>
  v.pipe(
    v.looseObject({
      ...fieldRules,
      certIssueDate: v.string(),
      certValidTo: v.string(),
      idNumber: idNumber === null ? idNumberRule : v.union([v.literal(idNumber), idNumberRule]),
    }),
    v.forward(
      v.partialCheck([['certIssueDate'], ['certValidTo']], inOrder, say(msg`有效期不能早于发证日期。`)),
      ['certValidTo'],
    ),
  )
