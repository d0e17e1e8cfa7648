import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import {
  captchaRule,
  emailRule,
  mailCodeRule,
  phoneCodeRule,
  phoneRule,
  say,
} from '../../../../lib/forms/fields/rules.ts'
import type { Channel } from '../centre-search.ts'

/** How the owner proves to be the owner: a code to what is bound so far, or the password. */
export type Proof = 'code' | 'password'

export interface ContactValues {
  proof: Proof
  oldCode: string
  password: string
  /** The new phone or mail address. */
  recipient: string
  captchaCode: string
  /** That was sent to the new one. */
  code: string
}

const recipients = { phone: phoneRule, mail: emailRule }
const codes = { phone: phoneCodeRule, mail: mailCodeRule }

/** What having a code sent to the new one takes. */
export const newCodeRequests = {
  phone: v.object({ recipient: recipients.phone, captchaCode: captchaRule }),
  mail: v.object({ recipient: recipients.mail, captchaCode: captchaRule }),
}

/** Having one sent to what is bound takes nothing: who asks is known. */
export const ownCodeRequest = v.object({})

export const passwordRule = v.pipe(v.string(), v.nonEmpty(say(msg`请输入登录密码。`)))

/** The rules of the form; the proof that was not chosen is not looked at. */
export const contactSchema = (channel: Channel, proof: Proof) =>
  v.object({
    proof: v.string(),
    oldCode: proof === 'code' ? codes[channel] : v.string(),
    password: proof === 'password' ? passwordRule : v.string(),
    recipient: recipients[channel],
    // Needed for the message only, which has been sent by the time the form is.
    captchaCode: v.string(),
    code: codes[channel],
  })
