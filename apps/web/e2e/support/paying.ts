import type { Page } from '@playwright/test'
import { unwrap } from '@portal/api-contract'
import { type ControlClient, createControlClient } from '@portal/api-contract/control-client'
import { prcYear } from '../../../mock-api/src/domain/prc-time.ts'
import { photo } from './applying.ts'
import { mock } from './servers.ts'
import { enterAs } from './session.ts'
import { expect } from './test.ts'

/** The controls of a test's world: faults, and its clock. */
export const controlsOf = (world: string): ControlClient =>
  createControlClient({ baseUrl: `${mock}/__mock`, world })

/** Has the association decide by hand in this world, for what is submitted from now on. */
export async function decideByHand(world: string): Promise<void> {
  await unwrap(controlsOf(world).PUT('/review-policy', { body: { mode: 'MANUAL', delaySeconds: 60 } }))
}

/** Opens the payment of a persona's first fee that is owed. */
export async function openPayment(page: Page, payer: string): Promise<void> {
  await enterAs(page, payer, '/financialManagement/fees')
  await page
    .getByRole('link', { name: /^缴费 / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^支付 ¥/ })).toBeVisible()
}

/** Goes on to the QR of WeChat. */
export async function openCode(page: Page, payer: string): Promise<void> {
  await openPayment(page, payer)
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
}

/** Chooses a bank transfer, which the payment then waits for. */
export async function chooseTransfer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /银行转账/ }).check()
  await page.getByRole('button', { name: /^转账 ¥/ }).click()
  await expect(page.getByText('等待转账', { exact: true })).toBeVisible()
}

/** Hands in the proof of a transfer. */
export async function handInProof(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ ...photo, name: '回单.png' })
  await expect(page.getByText(/^已上传/)).toBeVisible()
  await page.getByRole('button', { name: '提交凭证' }).click()
  await expect(page.getByText('转账凭证已提交，等待协会确认')).toBeVisible()
}

/** Decides at the cashier, which opens in a window of its own. */
export async function decideAtCashier(page: Page, outcome: string): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: '在本机打开收银台' }).click()
  const cashier = await opened
  await cashier.getByRole('button', { name: outcome }).click()
  await cashier.waitForLoadState()
  await cashier.close()
  await page.bringToFront()
}

/** The year in China, by which fees are due: for eight hours it is not that of a machine in UTC. */
export const thisYear = (): number => prcYear(new Date())

/** Moves a world on to the last month of the year, in which a membership that ends with it can be renewed. */
export async function untilDecember(world: string): Promise<void> {
  const december = new Date(`${thisYear()}-12-01T10:00:00+08:00`)
  if (december > new Date())
    await unwrap(controlsOf(world).PUT('/clock', { body: { now: december.toISOString() } }))
}
