import { msg } from '@lingui/core/macro'
import type { AccountClosure } from '@portal/api-contract'
import * as v from 'valibot'
import { mailCodeRule, phoneCodeRule, say } from '../../../../lib/forms/fields/rules.ts'
import { encryptPassword } from '../../../../lib/forms/password/encrypt-password.ts'
import { passwordRule } from '../contact/contact-schema.ts'

/** What proves that it is the owner who closes the account. */
export type ClosingProof = 'phone' | 'mail' | 'password'

/** What has to be typed; the contract's word, in every language. */
export const confirmation = '注销账号'

export interface ClosingValues {
  proof: ClosingProof
  phoneCode: string
  mailCode: string
  password: string
  confirmation: string
}

const unread = v.string()

/** The rules of the form; the proofs that were not chosen are not looked at. */
export const closingSchema = (proof: ClosingProof) =>
  v.object({
    proof: unread,
    phoneCode: proof === 'phone' ? phoneCodeRule : unread,
    mailCode: proof === 'mail' ? mailCodeRule : unread,
    password: proof === 'password' ? passwordRule : unread,
    confirmation: v.pipe(
      v.string(),
      v.trim(),
      v.check((typed) => typed === confirmation, say(msg`请原样输入“${confirmation}”。`)),
    ),
  })

/** What the backend is told: one proof, and the word. */
export function toClosure({ proof, phoneCode, mailCode, password }: ClosingValues): AccountClosure {
  if (proof === 'phone') return { confirmation, phoneCode }
  if (proof === 'mail') return { confirmation, mailCode }
  return { confirmation, password: encryptPassword(password) }
}
