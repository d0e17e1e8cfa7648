import type { BoundContacts, CodeSent } from '@portal/api-contract'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { encryptPassword } from '../../../../lib/forms/password/encrypt-password.ts'
import type { Channel } from '../centre-search.ts'
import type { ContactValues } from './contact-schema.ts'

interface NewCodeRequest {
  recipient: string
  captchaKey: string
  captchaCode: string
}

/** Has a code sent to a phone or mail address that is not bound yet. */
export const sendNewCode: Record<Channel, (request: NewCodeRequest) => Promise<CodeSent>> = {
  phone: ({ recipient: phone, ...captcha }) =>
    unwrap(api.POST('/api/public/phoneCode', { body: { phone, ...captcha } })),
  mail: ({ recipient: email, ...captcha }) =>
    unwrap(api.POST('/api/public/mailCode', { body: { email, ...captcha } })),
}

/** Has a code sent to what is bound. */
export const sendOwnCode = (channel: Channel) =>
  unwrap(api.POST('/api/info-member/code', { body: { channel: channel === 'phone' ? 'PHONE' : 'MAIL' } }))

type Bind = (values: ContactValues) => Promise<BoundContacts>

const bindFirst: Record<Channel, Bind> = {
  phone: ({ recipient: phone, code: phoneCode, password }) => {
    const body = { phone, phoneCode, password: encryptPassword(password) }
    return unwrap(api.POST('/api/info-member/phone-add', { body }))
  },
  mail: ({ recipient: email, code: mailCode, password }) => {
    const body = { email, mailCode, password: encryptPassword(password) }
    return unwrap(api.POST('/api/info-member/mail-add', { body }))
  },
}

const bindAnother: Record<Channel, Bind> = {
  phone: ({ proof, recipient: phone, code: phoneCode, oldCode: oldPhoneCode, password }) => {
    const owner = proof === 'code' ? { oldPhoneCode } : { password: encryptPassword(password) }
    return unwrap(api.POST('/api/info-member/phone-update', { body: { phone, phoneCode, ...owner } }))
  },
  mail: ({ proof, recipient: email, code: mailCode, oldCode: oldMailCode, password }) => {
    const owner = proof === 'code' ? { oldMailCode } : { password: encryptPassword(password) }
    return unwrap(api.POST('/api/info-member/mail-update', { body: { email, mailCode, ...owner } }))
  },
}

/** Binds a phone or mail address: the first one, or another in place of the one that is bound. */
export const bindContact = (channel: Channel, isBound: boolean): Bind =>
  (isBound ? bindAnother : bindFirst)[channel]
