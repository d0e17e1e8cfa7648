import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Through the emblem to the home page, and on by one of its links. */
async function fromHome(page: Page, name: string | RegExp) {
  await page.getByRole('link', { name: '江川省建设工程造价管理协会' }).first().click()
  await expect(page).toHaveURL('/')
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
}

test('a visitor goes from a policy to a fee, a certificate, the journal and a member, and back', {
  tag: '@always',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: '更多政策法规' }).click()
  const keyword = page.getByRole('searchbox', { name: '标题关键词' })
  await keyword.fill('结算')
  await keyword.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  await expect(keyword).toBeFocused()
  const policy = page.getByRole('main').getByRole('link', { name: /施工过程结算实施办法/ })
  await expect(policy).toBeInViewport()
  await policy.click()
  await expect(heading(page, /施工过程结算实施办法/)).toBeVisible()
  await expect(page.getByRole('link', { name: /施工过程结算实施办法\.pdf/ })).toBeVisible()
  await page.goBack()
  await expect(keyword).toHaveValue('结算')
  await expect(policy).toBeInViewport()

  await fromHome(page, '计价计算器')
  await page.getByText('工程造价咨询服务费', { exact: true }).click()
  await page.getByRole('textbox', { name: '估算投资额' }).fill('5000')
  await expect(page.locator('#fee').getByText('¥33,000.00')).toBeVisible()

  await fromHome(page, '证书查验')
  await page.getByRole('textbox', { name: '查验码' }).fill('q3Yv0LkXn8sT5bWm2RcZ1A')
  await page.getByRole('button', { name: '查验' }).click()
  await expect(heading(page, '学时证明有效')).toBeVisible()

  await fromHome(page, '更多协会会刊')
  await page.getByRole('link', { name: '开始阅读' }).click()
  await expect(page.getByRole('region', { name: '期刊阅读器' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await expect(heading(page, '协会期刊')).toBeVisible()

  await fromHome(page, '江川恒信工程造价咨询有限公司')
  await expect(heading(page, '江川恒信工程造价咨询有限公司')).toBeVisible()
  await page.getByRole('link', { name: '返回网站首页' }).click()
  await expect(page).toHaveURL('/')
})
