import { unwrap } from '@portal/api-contract'
import type { Context } from './context.ts'
import { refused, refusedWith } from './rules.ts'

type Captcha = Awaited<ReturnType<Context['captcha']>>

/** A call that sends a code. */
type Sending<Answer = { expiresIn: number }> = Promise<{
  data?: Answer
  error?: unknown
  response: Response
}>

/** A phone of a block that no operator has: a code or a message that is sent there by mistake reaches nobody. */
export const nobodysPhone = '15400000000'

/** A code of six digits that is not this one. */
export const otherCodeThan = (right = ''): string => (right === '000000' ? '111111' : '000000')

/** A code that is wrong, also where a backend takes the `captcha` of the credentials for every code, or the standing one. */
export const wrongCode = ({ credentials }: Context): string =>
  otherCodeThan(credentials.standingCode ?? credentials.captcha)

/**
 * A code that is right elsewhere, or was once, is refused with 400. Where the backend always takes one code nothing is sent: it would be
 * taken, and an account would have another password.
 * @param code of the refusal, where there is one of its own
 */
export async function refusedCode(
  context: Context,
  what: string,
  call: () => Parameters<typeof refused>[3],
  code?: string,
): Promise<void> {
  if (context.credentials.standingCode !== undefined)
    context.untried(`${what} is refused`, 'the backend always takes the same code')
  else if (code !== undefined) await refusedWith(context, 400, code, what, call())
  else await refused(context, 400, what, call())
}

/** An answer to a captcha that is wrong. */
export const wrongCaptcha = ({ credentials }: Context): string =>
  credentials.captcha === '0000' ? '1111' : '0000'

/**
 * A wrong code for calls that change somebody's account, or make a record, if it is taken. Skips the scenario at a backend that
 * takes any code, such as one that is set up for tests.
 */
export function surelyWrongCode(context: Context): Promise<string> {
  return context.once('a wrong code', async () => {
    const phoneCode = wrongCode(context)
    const body = { phone: nobodysPhone, phoneCode }
    const { response } = await context.anonymous.POST('/api/public/info-member/phoneCode-verify', { body })
    return response.ok ? context.skip('the backend takes any code: a wrong one would do harm') : phoneCode
  })
}

/** Whether an account's login is a phone, as a person's is. */
export const isPhone = (login: string): boolean => /^1\d{10}$/.test(login)

/** Somewhere that a code may be sent to. Skips the scenario where there is none left. */
export const given = (context: Context, recipient: string | null): string =>
  recipient ?? context.skip('the credentials name no phone or mail address that had no code in this run')

export const noCaptcha = "the credentials name no 'captcha'"

/** Skips the scenario where no captcha can be answered. */
export function needCaptcha(context: Context): void {
  if (context.credentials.captcha === undefined) context.skip(noCaptcha)
}

/** What the sending of a code is answered. Skips the scenario where too many were sent already, be it by an earlier run. */
export async function sentOrSkip<Answer>(context: Context, sending: Sending<Answer>): Promise<Answer> {
  const { response } = await sending
  if (response.status === 429) context.skip('too many codes were sent in the last minutes')
  return unwrap(sending)
}

/**
 * Has a code sent. Skips the scenario where no captcha can be answered, and where too many were sent already.
 *
 * @param send with a captcha that is answered
 */
export async function requestCode(context: Context, send: (captcha: Captcha) => Sending): Promise<void> {
  needCaptcha(context)
  const captcha = await context.captcha()
  const { expiresIn } = await sentOrSkip(context, send(captcha))
  context.expect(expiresIn > 0, 'a code that is sent is valid for a while', expiresIn)
  // It is looked at before how often codes are sent.
  const { message = 'error.captcha' } = await refused(
    context,
    400,
    'a captcha that a code was sent for',
    send(captcha),
  )
  context.expect(
    String(message).startsWith('error.captcha'),
    'the refusal says that it is the captcha',
    message,
  )
}

/** Has a code sent, and gives it. Skips the scenario where it cannot be known. */
export async function codeSent(
  context: Context,
  recipient: string,
  send: (captcha: Captcha) => Sending,
): Promise<string> {
  await requestCode(context, send)
  const code = await context.postbox.codeFor(recipient)
  return code ?? context.skip('the code that is sent is not known: no captcha of six digits')
}

/** The code of a visitor's phone. */
export const phoneCodeSent = (context: Context, phone: string): Promise<string> =>
  codeSent(context, phone, (captcha) =>
    context.anonymous.POST('/api/public/phoneCode', { body: { phone, ...captcha } }),
  )

/** The code of a visitor's mail address. */
export const mailCodeSent = (context: Context, email: string): Promise<string> =>
  codeSent(context, email, (captcha) =>
    context.anonymous.POST('/api/public/mailCode', { body: { email, ...captcha } }),
  )
