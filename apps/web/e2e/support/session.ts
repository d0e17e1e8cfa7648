import { expect, type Page } from '@playwright/test'
import { persona, staffPersona } from './personas.ts'

const homes = { UNIT: '/unitMemberIndex', PERSON: '/personMemberIndex' }

/**
 * Opens the website with a session of a persona, which the mock hands out. How a member logs in by the form is what
 * `session.spec.ts` and `paid-fee.spec.ts` test.
 *
 * @param key the persona's key, such as `su` or `hengxin`
 * @param to address on the site to land on; the member's home page when left out
 */
export async function enterAs(page: Page, key: string, to: string = homes[persona(key).kind]): Promise<void> {
  await page.goto(`/ht/__mock/enter?${new URLSearchParams({ persona: key, to })}`)
  await expect(page).toHaveURL(to)
}

/**
 * Opens the association's desk with a session of somebody who works there.
 *
 * @param login such as `mishuzhang` or `caiwubu`
 */
export async function enterDesk(page: Page, login: string, to: string): Promise<void> {
  await page.goto(`/ht/__mock/enter?${new URLSearchParams({ persona: staffPersona(login).key, to })}`)
  await expect(page).toHaveURL(to)
}
