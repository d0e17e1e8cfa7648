import type { Page } from '@playwright/test'
import { type Persona, personas } from '../../../mock-api/src/seed/personas.ts'
import { type StaffPersona, staffPersonas } from '../../../mock-api/src/seed/staff-personas.ts'
import { mock } from './servers.ts'

/** What the mock of the browser tests takes as the answer of every captcha, and as every phone code. */
export const captchaAnswer = '246810'

/** The persona of a key, such as `su`. @throws Error when the mock has none of that key. */
export function persona(key: string): Persona {
  const found = personas.find((candidate) => candidate.key === key)
  if (!found) throw new Error(`The mock has no persona '${key}'.`)
  return found
}

/** Somebody of the association by the login, such as `mishuzhang`. @throws Error when nobody there is called so. */
export function staffPersona(login: string): StaffPersona {
  const found = staffPersonas.find((candidate) => candidate.login === login)
  if (!found) throw new Error(`Nobody at the association logs in as '${login}'.`)
  return found
}

/** The code that was sent last to a phone or mail address, out of the mock's outbox. @throws Error when none was */
export async function codeTo(page: Page, recipient: string): Promise<string> {
  const answer = await page.request.get(`${mock}/__mock/outbox?${new URLSearchParams({ recipient })}`)
  const [latest] = (await answer.json()) as { code: string }[]
  if (!latest) throw new Error(`No code was sent to ${recipient}.`)
  return latest.code
}
