import { readOutbox } from '../outbox/outbox.ts'
import { type Answer, encryptPassword, solveCaptcha, type TestBed } from './test-bed.ts'

/** The steps of proving a phone or a mail address, as a browser takes them. */

type CodeKind = 'phoneCode' | 'mailCode'

/** Asks for a code, with a captcha. @param by `public` for a visitor's, `public/member` for a member's */
export async function askForCode(
  bed: TestBed,
  to: string,
  by: 'public' | 'public/member' = 'public',
): Promise<Answer> {
  const isMail = to.includes('@')
  const kind: CodeKind = isMail ? 'mailCode' : 'phoneCode'
  const recipient = isMail ? { email: to } : { phone: to }
  return bed.post(`/api/${by}/${kind}`, { ...recipient, ...(await solveCaptcha(bed)) })
}

/** The latest code that went to a number or address; empty when none did. */
export const codeSentTo = (bed: TestBed, to: string): string => readOutbox(bed.world, 1, to)[0]?.code ?? ''

/** Asks for a code and reads it. */
export async function codeFor(
  bed: TestBed,
  to: string,
  by: 'public' | 'public/member' = 'public',
): Promise<string> {
  await askForCode(bed, to, by)
  return codeSentTo(bed, to)
}

/** The password of every persona. */
export const personaPassword = 'Jiangchuan@2026'

/** Logs in by name and password. */
export async function logIn(bed: TestBed, username: string, password = personaPassword): Promise<Answer> {
  const body = { username, password: encryptPassword(password), ...(await solveCaptcha(bed)) }
  return bed.post('/api/authenticate', body)
}

/** Who a token belongs to. */
export const currentMember = (bed: TestBed, token: string): Promise<Answer> =>
  bed.app.inject({ url: '/ht/api/member/current', headers: { authorization: `Bearer ${token}` } })

/** Who the portal greets by a token. */
export const currentUser = (bed: TestBed, token: string): Promise<Answer> =>
  bed.app.inject({ url: '/ht/thsuaa/api/currentUser', headers: { authorization: `Bearer ${token}` } })

export const tokenIn = (answer: Answer): string => answer.json<{ data: { token: string } }>().data.token

/** `field message` of each field that a refusal names. */
export const fieldsOf = (answer: Answer): string[] =>
  (answer.json<{ fieldErrors?: { field: string; message: string }[] }>().fieldErrors ?? []).map(
    ({ field, message }) => `${field} ${message}`,
  )
