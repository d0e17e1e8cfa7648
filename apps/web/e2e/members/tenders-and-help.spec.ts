import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { controlsOf } from '../support/paying.ts'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const table = (page: Page) => page.getByRole('table', { name: '招标信息' })
const rows = (page: Page) => table(page).getByRole('row')

test('a unit narrows the tenders, and the address keeps what it chose', { tag: '@always' }, async ({
  page,
}) => {
  await enterAs(page, 'hengxin')
  await page.getByRole('link', { name: '招标信息' }).click()
  await expect(page).toHaveURL('/tenderInformation')
  await page.getByLabel('类型').selectOption('造价咨询')
  await page.getByLabel('最高限价').selectOption('200 万至 1000 万元')
  await expect(page).toHaveURL(/budget=large/)
  // The address changes before the rows do: only the row of the headings is left without such an amount.
  const others = rows(page).filter({ hasNotText: /¥[2-9],\d{3},\d{3}\.00/ })
  await expect(others).toHaveCount(1)
  await expect(rows(page)).not.toHaveCount(1)
  const found = await rows(page).allInnerTexts()
  await page.reload()
  await expect(rows(page)).toHaveText(found.map((text) => new RegExp(text.split(/\s/)[0] ?? '')))
  await page.getByRole('searchbox', { name: '按项目名称查找' }).fill('没有这样的项目')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '查看全部招标信息' }).click()
  await expect(page).toHaveURL('/tenderInformation')
})

test('a followed deadline is told on the home page when it comes near, and goes into a calendar', async ({
  page,
  world,
}) => {
  await enterAs(page, 'hengxin', '/tenderInformation?deadline=open&sort=deadline,asc')
  const link = rows(page).nth(1).getByRole('link')
  const title = await link.innerText()
  await rows(page).nth(1).getByRole('button', { name: '截止提醒' }).click()
  await expect(rows(page).nth(1).getByRole('button', { name: '已设提醒' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await link.click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '加入日历' }).click(),
  ])
  const file = readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '')
  expect(file).toContain(`SUMMARY:投标截止：${title}`)
  const [, deadline = ''] = /DTSTART:(\S+)/.exec(file) ?? []
  const at = deadline.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z')
  // The server's clock decides, whatever the device's says.
  const now = new Date(Date.parse(at) - 2 * 86_400_000).toISOString()
  await controlsOf(world).PUT('/clock', { body: { now } })
  await enterAs(page, 'hengxin')
  await expect(page.getByText('您关注的 1 个项目将在 3 天内截止')).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: '已设提醒' }).click()
  await page.getByRole('link', { name: '返回招标信息' }).click()
  await expect(page.getByText('您关注的 1 个项目')).toHaveCount(0)
})

test('a member says whether an answer was of help, and may think again', async ({ page }) => {
  await enterAs(page, 'hengxin', '/helpCenter?question=3101')
  const vote = page.getByRole('group', { name: '这条回答有帮助吗？' })
  const yes = vote.getByRole('button', { name: '有帮助', exact: true })
  await expect(yes).toHaveAttribute('aria-pressed', 'false')
  await yes.click()
  await expect(vote.getByRole('status')).toHaveText('谢谢，已记下。')
  await page.reload()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await vote.getByRole('button', { name: '没有帮助' }).click()
  await expect(vote.getByRole('status')).toContainText('请联系秘书处')
  await expect(yes).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor of the education help is not asked', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.goto('/helpCenterEdu')
  await page.getByRole('main').getByRole('button', { expanded: false }).first().click()
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1)
  await expect(page.getByRole('group', { name: '这条回答有帮助吗？' })).toHaveCount(0)
})

test('a tender that there is not is told, with the way back', { tag: '@full' }, async ({ page, allow }) => {
  allow(/^404: GET .*tender-information\/999999/)
  await enterAs(page, 'hengxin', '/tenderInformation?tender=999999')
  await expect(page.getByRole('alert')).toContainText('没有找到这条招标信息')
  await page.getByRole('link', { name: '查看全部招标信息' }).click()
  await expect(rows(page).nth(1)).toBeVisible()
})

test('a question is found by its words or its topic, and its answer unfolds', async ({ page }) => {
  await enterAs(page, 'hengxin', '/helpCenter')
  await page.getByRole('searchbox', { name: '查找问题' }).fill('退')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  const question = page.getByRole('main').getByRole('button', { name: /退吗/ })
  await question.press('Enter')
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('main')).toContainText('30')
  // What its answer alone says finds a question as well, and is shown.
  await page.getByRole('searchbox', { name: '查找问题' }).fill('原路退回')
  await page.keyboard.press('Enter')
  const byAnswer = page.getByRole('main').getByRole('button', { name: /代缴的订单为什么过期了/ })
  await expect(byAnswer.locator('mark')).toHaveText('原路退回')
  await page.getByRole('searchbox', { name: '查找问题' }).fill('')
  await page.keyboard.press('Enter')
  const topics = page.getByRole('navigation', { name: '问题分类' })
  await topics.getByRole('link', { name: '入会与会籍' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '会费与代缴' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: '入会与会籍' })).toBeVisible()
})

test('a link to a question opens it', { tag: '@full' }, async ({ page }) => {
  await enterAs(page, 'hengxin', '/helpCenter?question=3101')
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1)
})

test('of all tenders and those that are kept one tab is the current one', { tag: '@full' }, async ({
  page,
}) => {
  await enterAs(page, 'hengxin', '/tenderInformation?part=kept')
  const tabs = page.getByRole('navigation', { name: '招标信息的范围' })
  await expect(tabs.locator('[aria-current=page]')).toHaveText(['我的收藏'])
})
