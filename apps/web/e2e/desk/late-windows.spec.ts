import type { Locator, Page } from '@playwright/test'
import { enterDesk } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

/** Opens a window by key: it takes the focus, and gives it back when it is closed. */
async function expectFocusBack(page: Page, opener: Locator, role: 'dialog' | 'alertdialog'): Promise<void> {
  const opened = page.getByRole(role)
  await opener.press('Enter')
  await expect(opened.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await expect(opener).toBeFocused()
}

test('windows that are loaded when they are asked for take the focus and give it back', {
  tag: '@desktop',
}, async ({ page }) => {
  await enterDesk(page, 'mishuzhang', '/system/user')
  await expectFocusBack(page, page.getByRole('button', { name: '新建用户' }), 'dialog')
  await page.goto('/list/experts')
  await expectFocusBack(page, page.getByRole('link', { name: /^办理 / }).first(), 'dialog')
  await page.goto('/system/role')
  await expectFocusBack(page, page.getByRole('button', { name: /^删除角色/ }).first(), 'alertdialog')
})
