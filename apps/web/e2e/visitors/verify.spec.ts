import type { Page } from '@playwright/test'
import { thisYear } from '../support/paying.ts'
import { web } from '../support/servers.ts'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

/** The address in the QR of the certificate of whoever is logged in. */
const qrOfCertificate = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    const answer = await fetch('/ht/api/print-info/member?printType=PERSON_CERT', { headers })
    return (await answer.json()).verifyUrl
  })

test('the QR of a certificate shows a stranger all that is printed', { tag: '@always' }, async ({
  page,
  browser,
  world,
}) => {
  await enterAs(page, 'lin')
  const address = await qrOfCertificate(page)
  expect(address.startsWith(`${web}/ht/worlds/${world}/verify/`)).toBe(true)
  const stranger = await browser.newPage()
  await stranger.goto(address)
  expect(stranger.url()).toBe(`${web}/verify/${address.split('/').at(-1)}`)
  await expect(stranger.getByRole('heading', { level: 1, name: '证书有效' })).toBeVisible()
  await expect(stranger.getByRole('heading', { name: '林知远' })).toBeVisible()
  const year = thisYear()
  for (const printed of [`JC-P-${year - 7}-0001`, '349901********7319', `${year}-01-01 – ${year}-12-31`])
    await expect(stranger.getByText(printed).first()).toBeVisible()
  await stranger.close()
})

test('a code is typed, checked for slips, and looked up', async ({ page, allow }) => {
  await page.goto('/verify')
  const code = page.getByRole('textbox', { name: '查验码' })
  await code.fill('q3Yv0LkXn8')
  await code.press('Enter')
  await expect(page.getByText('请输入证书上完整的 22 位或 24 位查验码，区分大小写。')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill('q3Yv0L kXn8sT 5bWm2R cZ1A')
  await page.getByRole('button', { name: '查验' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '学时证明有效' })).toBeVisible()
  await expect(page.getByText('建设工程施工合同价款调整')).toBeVisible()
  allow(/^404: GET .*edu-certificates/)
  await code.fill('q3Yv0LkXn8sT5bWm2RcZ1B')
  await code.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '没有这个查验码' })).toBeVisible()
  await expect(page.getByText('q3Yv0L kXn8sT 5bWm2R cZ1B')).toBeVisible()
  await page.getByRole('link', { name: '修改查验码' }).click()
  await expect(code).toHaveValue('q3Yv0LkXn8sT5bWm2RcZ1B')
})
