import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/**
 * Every field that a draft may leave out, with its word, in the order in which they are told. A field without a word is
 * one that nobody misses: it goes with another one, or is a tick.
 */
const words = {
  idNumber: msg({ message: '身份证号', context: '草稿中没有的内容' }),
  password: msg({ message: '密码', context: '草稿中没有的内容' }),
  passwordAgain: undefined,
  captchaCode: undefined,
  phoneCode: msg({ message: '短信验证码', context: '草稿中没有的内容' }),
  isAgreed: undefined,
  isTrue: undefined,
} satisfies Record<string, MessageDescriptor | undefined>

/** A field that does not lie on the device: a secret, or what must be given anew each time. */
export type OmittedField = keyof typeof words

const omittable = Object.keys(words) as OmittedField[]

/**
 * The fields that a form's draft leaves out.
 * @param empty the form's empty values
 * @param lasting what of them is written into the draft
 */
export const omittedFields = (empty: object, lasting: object): OmittedField[] =>
  omittable.filter((name) => name in empty && !(name in lasting))

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The words for what a form's draft leaves out, one field with a word at least, as a list that can begin a sentence. */
export function useOmittedFields(fields: readonly OmittedField[]): string {
  const { t } = useLingui()
  const told = fields.flatMap((name) => words[name] ?? []).map((word) => t(word))
  return capitalized(told.reduce((listed, word) => t`${listed}、${word}`))
}
