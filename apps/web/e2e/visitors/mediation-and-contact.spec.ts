import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('mediation: the procedure, a rule, a form and a mediator', { tag: '@always' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/DisputeResolutionFlow')
  const steps = page.getByRole('region', { name: '调解流程' }).getByRole('listitem')
  await expect(steps).toHaveCount(7)
  await expect(steps.nth(2)).toContainText('程序终止，可以仲裁或诉讼')

  if (isMobile) await page.getByRole('heading', { name: '规则与收费' }).click()
  await page.getByText('阅读全文').first().click()
  await expect(page.getByRole('main')).toContainText('会谈、分别会谈')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: /调解申请书（示范文本）\.docx/ }).click()
  expect((await saved).suggestedFilename()).toBe('调解申请书（示范文本）.docx')
  const mediators = page.getByRole('region', { name: '调解员名册' }).getByRole('listitem')
  await expect(mediators.filter({ hasText: '裴知节' })).toContainText('一级律师')
  await page.getByRole('link', { name: '地图与交通' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '联系我们' })).toBeVisible()
})

test('mediation: without rules and mediators the procedure still stands', { tag: '@full' }, async ({
  page,
  allow,
}) => {
  allow(/^500: GET .*info-(expert-applies|news-list)/)
  await page.route(/info-expert-applies|info-news-list/, (route) => route.fulfill({ status: 500 }))
  await page.goto('/DisputeResolutionFlow')
  await expect(page.getByText('调解员名册没有加载成功')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('规则和文书没有加载成功').last()).toBeVisible()
  await expect(page.getByRole('region', { name: '调解流程' })).toContainText('司法确认')
  await page.unroute(/info-expert-applies|info-news-list/)
  await page.getByRole('region', { name: '调解员名册' }).getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('裴知节')).toBeVisible()
})

test('the address is copied; the hours follow the clock of China', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.setFixedTime('2026-11-23T01:30:00Z')
  await page.goto('/ContactUs')
  await expect(page.getByText('现在办公')).toBeVisible()
  await expect(page.getByRole('img', { name: /距地铁衡平路站 C 口约 200 米/ })).toBeVisible()
  await page.getByRole('button', { name: '复制地址' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('衡平路168号')
  await expect(page.getByRole('link', { name: '0590-8866108' })).toHaveAttribute('href', 'tel:0590-8866108')
})

test('mediation is accessible in both themes with its rules unfolded', { tag: '@full' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/DisputeResolutionFlow')
  await expect(page.getByText('裴知节')).toBeVisible()
  if (isMobile) await page.getByRole('heading', { name: '规则与收费' }).click()
  await page.getByText('阅读全文').last().click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
