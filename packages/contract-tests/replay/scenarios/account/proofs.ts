import { type BoundContacts, type PortalClient, unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import { mailCodeSent, otherCodeThan, phoneCodeSent, refusedCode, wrongCode } from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import { refusedField, refusedWith } from '../../run/rules.ts'
import { logInBeside } from './log-in-anew.ts'

export const guess = encryptPassword('certainly not the password')

export const plain = 'not encrypted at all'

export const contactsOf = (client: PortalClient) => unwrap(client.GET('/api/info-member/phone'))

/** Whether a contact as it is shown is this one, as far as its mask lets one see. */
const isMaskOf = (shown: string | null, [first = '']: string, end: string): boolean =>
  shown?.startsWith(first) === true && shown.includes('*') && shown.endsWith(end)

export const isPhoneShown = (shown: string | null, phone: string): boolean =>
  isMaskOf(shown, phone, phone.slice(-4))
export const isMailShown = (shown: string | null, mail: string): boolean =>
  isMaskOf(shown, mail, mail.slice(mail.indexOf('@')))

/** The password of a role as calls send it. Skips the scenario where a token stands for it. */
export function passwordOf(context: Context, role: 'person' | 'unit' | 'applicant'): string {
  const { password, token } = context.account(role)
  if (!password || token) return context.skip(`the ${role} logs in by a token: its password is not known`)
  return encryptPassword(password)
}

/** After a refusal the same is bound as before. */
export async function checkStill(context: Context, client: PortalClient, before: BoundContacts) {
  const { phone, email } = await contactsOf(client)
  const isSame = phone === before.phone && email === before.email
  context.expect(isSame, 'a refused change binds nothing', `${phone}, ${email}`, 'getBoundContacts')
}

/** A unit's call of the two that bind a mail address, which one it takes. */
export async function bindMail(context: Context, unit: PortalClient, email: string): Promise<void> {
  const before = await contactsOf(unit)
  const mailCode = await mailCodeSent(context, email)
  const valid = await unwrap(
    context.anonymous.POST('/api/public/info-member/mailCode-verify', { body: { email, mailCode } }),
  )
  context.expect(valid.expiresIn > 0, 'a code that is right is valid for a while', valid.expiresIn)
  const other = { email: 'replay@other.example', mailCode }
  await refusedCode(context, "another address's code", () =>
    context.anonymous.POST('/api/public/info-member/mailCode-verify', { body: other }),
  )
  const path = before.email === null ? '/api/info-member/mail-add' : '/api/info-member/mail-update'
  const body = { email, mailCode, password: passwordOf(context, 'unit') }
  await refusedField(
    context,
    'password',
    'a plain password',
    unit.POST(path, { body: { ...body, password: plain } }),
  )
  const mistaken = unit.POST(path, { body: { ...body, password: guess } })
  await refusedWith(context, 400, 'error.badPassword', 'a right code with a wrong password', mistaken)
  const mistyped = unit.POST(path, { body: { ...body, mailCode: otherCodeThan(mailCode) } })
  await refusedWith(context, 400, 'error.mailCode', 'a right password with a wrong code', mistyped)
  await checkStill(context, unit, before)
  const bound = await unwrap(unit.POST(path, { body }))
  context.expect(isMailShown(bound.email, email), 'the new mail address is bound', bound.email)
  context.expect(bound.phone === before.phone, 'the phone stays', bound.phone)
  const kept = await contactsOf(unit)
  context.expect(kept.email === bound.email, 'what was bound is kept', kept.email)
  const again = () => unit.POST('/api/info-member/mail-update', { body })
  await refusedCode(context, 'a code that was used', again, 'error.mailCode')
}

/** What binds a phone with one of its proofs changed. */
type Update = (proof: object) => Promise<{ error?: unknown; response: Response }>

/** Each proof alone is not enough: the other one is right. */
async function checkProofs(context: Context, phoneCode: string, update: Update): Promise<void> {
  const wrong = update({ password: guess })
  await refusedWith(context, 400, 'error.badPassword', 'a right code with a wrong password', wrong)
  const mistyped = update({ phoneCode: otherCodeThan(phoneCode) })
  await refusedWith(context, 400, 'error.phoneCode', 'a right password with a wrong code', mistyped)
  const strange = update({ password: undefined, oldPhoneCode: wrongCode(context) })
  await refusedWith(context, 400, 'error.oldPhoneCode', 'a code that the old phone was not sent', strange)
  const twice = update({ oldPhoneCode: wrongCode(context) })
  // Whichever of them is wrong: that there are two is said.
  await refusedWith(context, 400, 'error.validation', 'two proofs at once', twice)
}

export async function movePhone(context: Context, unit: PortalClient, phone: string): Promise<void> {
  const phoneCode = await phoneCodeSent(context, phone)
  const password = passwordOf(context, 'unit')
  const update = (proof: object) =>
    unit.POST('/api/info-member/phone-update', { body: { phone, phoneCode, password, ...proof } })
  await refusedField(context, 'password', 'a plain password', update({ password: plain }))
  await checkProofs(context, phoneCode, update)
  const bound = await unwrap(update({}))
  context.expect(isPhoneShown(bound.phone, phone), 'the new phone is bound', bound.phone)
  const kept = await contactsOf(unit)
  context.expect(kept.phone === bound.phone, 'what was bound is kept', kept.phone)
  await refusedCode(context, 'a code that has bound a phone', () => update({}), 'error.phoneCode')
}

/** Another account that has no phone, or no mail address. Tells the rule as untried where each has. */
export async function lacking(
  context: Context,
  which: 'phone' | 'email',
  rule: string,
): Promise<{ client: PortalClient; password: string } | null> {
  for (const { account } of await context.others()) {
    if (!account.password) continue
    const client = await logInBeside(context, account)
    if ((await contactsOf(client))[which] === null)
      return { client, password: encryptPassword(account.password) }
  }
  const others = context.credentials.others ?? []
  const why = others.length === 0 ? 'the credentials name no others' : `each of the others has its ${which}`
  context.untried(rule, why)
  return null
}
