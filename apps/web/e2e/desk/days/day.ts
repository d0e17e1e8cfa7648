import type { Page } from '@playwright/test'
import { enterDesk } from '../../support/session.ts'
import { expect } from '../../support/test.ts'

/**
 * Begins somebody's day at the workplace, and goes on to the list of what waits there.
 *
 * @param waiting what waits, as the workplace calls it
 * @param list the heading of the list
 */
export async function openWaiting(page: Page, login: string, waiting: string, list: string): Promise<void> {
  await enterDesk(page, login, '/dashboard/workplace')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${waiting}\\s*[1-9]`) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
}

/** Opens a record of the list, beside which it is decided. @param name what names it among the others */
export const openRecord = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^办理 .*${name}`) }).click()

/** Decides the open record. @param sure answers the question that comes before money is moved */
export async function decide(page: Page, decision: string, sure?: string): Promise<void> {
  await page.getByRole('button', { name: decision, exact: true }).click()
  if (sure) await page.getByRole('alertdialog').getByRole('button', { name: sure }).click()
  await expect(page.getByText(/^决定已作出/).first()).toBeVisible()
}

/** The newest of a member's notices is this one. @param place where that kind of member reads them */
export async function expectNotice(page: Page, place: string, title: string): Promise<void> {
  await page.goto(place)
  const newest = page.getByRole('table', { name: '信息中心' }).getByRole('row').nth(1)
  await expect(newest.getByRole('link', { name: title, exact: true })).toBeVisible()
}
