import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { tabTo } from '../support/keyboard.ts'
import { storeBefore } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

/** What explains a fee is folded on a phone. */
async function unfold(page: Page, isMobile: boolean, names: string[]) {
  if (!isMobile) return
  for (const name of names) await page.getByRole('heading', { name }).click()
}

test('a fee is found by keyboard, compared, and restored from its link', { tag: '@always' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/Calculator')
  await tabTo(page, page.getByRole('radio', { name: /招标代理服务费/ }))
  await tabTo(page, page.getByRole('radio', { name: '货物招标' }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '工程招标' })).toBeChecked()
  await tabTo(page, page.getByRole('textbox', { name: '中标金额' }))
  await page.keyboard.type('6,000')
  const result = page.getByRole('region', { name: '计算结果' })
  await expect(result.getByText('22.55', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '费用 22.55 万元，仅供参考' })).toHaveCount(1)
  await unfold(page, isMobile, ['费用随金额的变化', '计算过程'])
  await expect(result.getByRole('img', { name: /6,000 万元对应 22.55 万元/ })).toBeVisible()
  await expect(result.getByRole('row', { name: /5,000–10,000 1,000 0.2% 2/ })).toBeVisible()

  await page.getByRole('button', { name: '加入比较' }).click()
  await page.getByRole('textbox', { name: '中标金额' }).fill('800')
  await expect(page.getByRole('listitem').filter({ hasText: /B\s*6,000 万元/ })).toContainText('22.55 万元')
  await expect(page).toHaveURL(/amount=800&?.*/)
  await page.reload()
  await expect(page.getByRole('textbox', { name: '中标金额' })).toHaveValue('800')
  await expect(result.getByText('5.45', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '移除 6,000 万元' })).toBeVisible()
})

test('on a phone the fee stays in sight while its conditions are filled in', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/Calculator?standard=SUPERVISION')
  await page.getByRole('textbox', { name: '计费额' }).fill('4000')
  const fee = page.getByRole('link', { name: /费用 ?99\.45 万元/ })
  await expect(fee).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: '上浮 5%' }).click()
  const raised = page.getByRole('link', { name: /费用 ?104\.42/ })
  await expect(raised).toBeInViewport({ ratio: 1 })
  await raised.click()
  const working = page.getByText('78.1 + (120.8 - 78.1)')
  await expect(working).toBeHidden()
  await page.getByRole('heading', { name: '计算过程' }).click()
  await expect(working).toBeVisible()
})

test('the result is saved as a table', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/Calculator?amount=6000&service=WORKS')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载 CSV' }).click()
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('费用,22.55 万元,225500.00 元')
})

test('what cannot be computed is said in words', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/Calculator?standard=SUPERVISION&amount=480')
  await expect(page.getByText('由双方协商确定', { exact: true })).toBeVisible()
  const amount = page.getByRole('textbox', { name: '计费额' })
  await amount.fill('0')
  await expect(page.getByText('请输入大于 0 的数')).toBeVisible()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
})

test('a calculation that fails can be tried again', { tag: '@full' }, async ({ page, allow }) => {
  allow(/^503: POST .*info-computes-calculate/)
  await page.route('**/info-computes-calculate', (route) => route.fulfill({ status: 503 }))
  await page.goto('/Calculator?amount=6000&service=WORKS')
  const retry = page.getByRole('main').getByRole('button', { name: '重试' })
  await expect(retry).toBeVisible({ timeout: 15_000 })
  await page.unroute('**/info-computes-calculate')
  await retry.click()
  await expect(page.getByText('22.55', { exact: true }).first()).toBeVisible()
})

test('the unfolded calculator is accessible in both themes', { tag: '@full' }, async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/Calculator?standard=SUPERVISION&amount=4000&pins=800')
  await unfold(page, isMobile, ['费用随金额的变化', '计算过程', '标准原表'])
  await page.getByRole('heading', { name: '系数与浮动' }).click()
  await expect(page.getByRole('img', { name: /4,000 万元对应/ })).toBeVisible()
  // What passes below the fee's bar is covered for that moment.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessibleInBothThemes(page)
})

const standards = [
  'BIDDING_AGENCY',
  'SUPERVISION&elevation=ABOVE_4000',
  'DESIGN',
  'PRELIMINARY_CONSULTING&service=FEASIBILITY_REPORT',
  'CONSTRUCTION_MANAGEMENT',
  'COST_CONSULTING&service=SETTLEMENT_REVIEW',
]

test('a Brazilian reads every standard in Portuguese and types figures with a comma', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await storeBefore(page, { app_lang: 'pt-BR' })
  await page.goto('/Calculator?service=WORKS')
  await page.getByRole('textbox', { name: 'Valor adjudicado' }).fill('6.000,5')
  await expect(page).toHaveURL(/amount=6000\.5/)
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(result.getByText('22,551', { exact: true }).first()).toBeVisible()
  await expect(result.getByText('0,2\u00a0%').first()).toBeVisible()
  for (const standard of standards) {
    await page.goto(`/Calculator?standard=${standard}&amount=6000.5&pins=400`)
    await expect(result.getByRole('button', { name: /^Remover 400/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Coeficientes e variação' })).toBeVisible()
    const stored = page.getByRole('main').locator('[lang="zh-CN"]')
    // The number of a document is cited as it is; everything else is to be read.
    for (const text of await stored.allTextContents()) expect(text, standard).toMatch(/^[^，。]*号$/)
  }
})
