import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@portal/i18n/locales'
import { type Say, sayIn } from '../../support/checks/words.ts'
import { enter, tabTo } from '../../support/keyboard.ts'
import { thisYear } from '../../support/paying.ts'
import { captchaAnswer, persona } from '../../support/personas.ts'
import { storeBefore } from '../../support/stored.ts'
import { expect, test } from '../../support/test.ts'

interface Run {
  /** The window, and whether another run has shown the same once. */
  tag: ('@desktop' | '@phone' | '@full')[]
  locale: Locale
  payer: string
  /** How many years ago the fee was due. */
  yearsAgo: number
}

const runs: Run[] = [
  { tag: ['@desktop', '@full'], locale: 'zh-CN', payer: 'su', yearsAgo: 0 },
  { tag: ['@desktop'], locale: 'en-US', payer: 'su', yearsAgo: 1 },
  { tag: ['@phone', '@full'], locale: 'zh-CN', payer: 'he', yearsAgo: 0 },
  { tag: ['@phone', '@full'], locale: 'en-US', payer: 'mingce', yearsAgo: 0 },
]

async function readAnArticle(page: Page): Promise<void> {
  await page.goto('/')
  const story = page.getByRole('main').locator('a[href*="article="]').first()
  const title = (await story.innerText()).trim()
  await enter(page, story)
  await expect(page).toHaveURL(/article=\d+/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('article')).toContainText(/\S{20}/)
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

async function logIn(page: Page, say: Say, payer: string): Promise<void> {
  const { kind, login, password } = persona(payer)
  const isPerson = kind === 'PERSON'
  await enter(page, page.getByRole('link', { name: say('会员中心登录') }))
  if (isPerson) await enter(page, page.getByRole('link', { name: say('前往个人会员登录') }))
  const account = page.getByLabel(say(isPerson ? '手机号码' : '登录账号或统一社会信用代码'))
  await type(page, account, login)
  await type(page, page.locator('input[type=password]'), password)
  // Nobody can answer a captcha that is not there yet.
  await expect(page.getByRole('img', { name: say('图形验证码') })).toBeVisible()
  await type(page, page.getByRole('textbox', { name: say('图形验证码') }), captchaAnswer)
  await page.keyboard.press('Enter')
}

async function openFees(page: Page, say: Say, payer: string): Promise<void> {
  // The login led back to the article, which the member had come from.
  await expect(page).toHaveURL(/article=\d+/)
  const isPerson = persona(payer).kind === 'PERSON'
  await enter(page, page.getByRole('link', { name: say(isPerson ? '个人会员中心' : '单位会员中心') }))
  await enter(page, page.getByRole('link', { name: say('按年度选择') }))
}

async function payAtCashier(page: Page, say: Say): Promise<void> {
  const opened = page.waitForEvent('popup')
  await enter(page, page.getByRole('link', { name: say('在本机打开收银台') }))
  const cashier = await opened
  await enter(cashier, cashier.getByRole('button', { name: '支付成功' }))
  await expect(cashier.getByRole('status')).toHaveText('支付成功')
  await page.bringToFront()
}

for (const { tag, locale, payer, yearsAgo } of runs) {
  test.describe(locale, { tag }, () => {
    test.use({ locale })

    test(`a fee of ${payer} is paid by WeChat with the keyboard alone, from the home page on`, {
      tag: '@always',
    }, async ({ page }) => {
      test.slow()
      const say = await sayIn(locale)
      const feeYear = thisYear() - yearsAgo
      const row = page.getByRole('row').filter({ hasText: say('{feeYear} 年度', { feeYear }) })
      await storeBefore(page, { app_lang: locale })

      await readAnArticle(page)
      await logIn(page, say, payer)
      await openFees(page, say, payer)
      await enter(page, row.getByRole('link', { name: say('缴费') }).and(page.locator('[href*="fees="]')))
      await enter(page, page.getByRole('button', { name: say('支付 {money}', { money: '' }) }))
      await expect(page.getByRole('img', { name: say('微信支付二维码') })).toBeVisible()
      await expect(page.locator('p').filter({ has: page.getByRole('timer') })).toHaveText(/\d+:\d\d/)
      await payAtCashier(page, say)
      await expect(page.getByRole('heading', { name: say('支付成功') })).toBeVisible()
      await enter(page, page.getByRole('link', { name: say('返回会费列表') }))
      await expect(row).toContainText(say('已缴纳'))
    })
  })
}
