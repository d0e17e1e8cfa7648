import { enterDesk } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('what an application says stands in low rows on a phone, each with its mark beside it', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await enterDesk(page, 'mishuzhang', '/profile/application/3002')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '单位类型' }) })
  const mark = row.getByRole('button', { name: '标注单位类型需补正' })
  await expect(mark).toBeVisible()
  expect((await row.boundingBox())?.height).toBeLessThan(60)
  expect((await mark.boundingBox())?.width).toBeGreaterThan(36)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('in Portuguese no step, no figure and no state of a card goes out of a phone', {
  tag: ['@phone', '@full'],
}, async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('app_lang', 'pt-BR'))
  const overflowing = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map((one) => one.textContent),
      )
  await enterDesk(page, 'mishuzhang', '/form/step-form')
  await expect(page.getByRole('list', { name: 'Etapas do processo' }).getByRole('listitem')).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.goto('/dashboard/analysis')
  await expect(page.getByText('Valor dos pedidos pagos')).toBeVisible()
  expect(await overflowing('main li')).toEqual([])
  await page.goto('/dashboard/monitor')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await overflowing('main td')).toEqual([])
})

test('the filters of a list are folded on a phone, and say how many narrow it', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await enterDesk(page, 'mishuzhang', '/list/members')
  const filters = page.getByRole('button', { name: /^筛选条件/ })
  await expect(page.getByRole('row').nth(1)).toBeInViewport()
  await filters.press('Enter')
  await page.getByRole('combobox', { name: '城市' }).selectOption({ index: 1 })
  await expect(filters).toHaveText('筛选条件（1）')
  await filters.press('Enter')
  await expect(page.getByRole('combobox', { name: '城市' })).toBeHidden()
  await page.reload()
  await expect(filters).toHaveText('筛选条件（1）')
})
