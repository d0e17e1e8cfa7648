import { captchaAnswer } from '../support/personas.ts'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('a desk that locks itself keeps a window over the page, and lets nobody reach it', {
  tag: ['@desktop', '@always'],
}, async ({ page }) => {
  await enterAs(page, 'mishuzhang', '/list/experts')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByLabel('审核意见').fill('半句意见')
  // Another window of the browser was left alone for as long as it takes.
  await page.evaluate(() => {
    localStorage.setItem('deskLocked', localStorage.getItem('access_token')?.slice(-12) ?? '')
    window.dispatchEvent(new StorageEvent('storage', { key: 'deskLocked' }))
  })
  const screen = page.getByRole('main', { name: '屏幕已锁定' })
  await expect(screen).toBeFocused()
  await screen.getByLabel('密码').first().click()
  await page.keyboard.type('Jiangchuan@2026')
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') ?? null)).toBeNull()
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await screen.getByLabel('图形验证码').first().fill(captchaAnswer)
  await page.keyboard.press('Enter')
  await expect(screen).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByLabel('审核意见')).toHaveValue('半句意见')
})
