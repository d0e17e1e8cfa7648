import type { Page } from '@playwright/test'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const tabs = (page: Page) => page.getByRole('navigation', { name: '继续教育平台' })
const own = (page: Page) => page.getByRole('complementary', { name: '学习与报名' })

test('a visitor looks around, and is asked to log in for their own courses', async ({ page }) => {
  await page.goto('/educationIndex')
  await expect(page.getByRole('heading', { name: '造价工程师继续教育' })).toBeVisible()
  await expect(page.getByText('training@jcca.example')).toBeVisible()
  await main(page).getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/continuingEducation\/\d+$/)
  await page.getByRole('button', { name: '免费试看' }).first().click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByText('试看不计学时')).toBeVisible()
  await expect
    .poll(() => preview.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await preview.getByRole('button', { name: '关闭' }).click()
  const course = new URL(page.url()).pathname
  await own(page)
    .getByRole('link', { name: /^登录后/ })
    .click()
  await expect(page).toHaveURL(`/person/login?redirect=${encodeURIComponent(course)}`)
  await page.goto('/educationIndex')
  await tabs(page).getByRole('link', { name: '我的课程' }).click()
  await expect(page.getByText('请先登录')).toBeVisible()
  await expect(page).toHaveURL('/person/login?redirect=%2FmyCourse')
})

test('a unit is told that it is one, and goes to its own centre', async ({ page }) => {
  await enterAs(page, 'hengxin')
  await page.goto('/educationIndex')
  await expect(page).toHaveURL('/unitMemberIndex')
  await expect(page.getByText('此账号为单位会员')).toBeVisible()
})

test('a session that has ended leads to the login', { tag: '@full' }, async ({ page }) => {
  await page.goto('/educationIndex')
  await page.evaluate(() => localStorage.setItem('loginFlag', '1'))
  await page.goto('/educationIndex')
  await expect(page).toHaveURL('/person/login')
})

test('the safe exit forgets the session and what was watched', async ({ page }) => {
  await enterAs(page, 'su', '/educationIndex')
  await page.evaluate(() => localStorage.setItem('watchView', '3008'))
  await page.getByRole('button', { name: '安全退出' }).click()
  const question = page.getByRole('alertdialog', { name: '是否退出账号?' })
  await question.getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL('/person/login')
  const kept = ['access_token', 'loginFlag', 'loginInfo', 'watchView']
  expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), kept)).toEqual(
    kept.map(() => null),
  )
})

test('the first page says what is missing, and leads on where the student stopped', {
  tag: '@always',
}, async ({ page }) => {
  await enterAs(page, 'su', '/educationIndex')
  await expect(page.getByText('还差 60 学时').first()).toBeVisible()
  await expect(
    main(page).getByText('《造价管理相关法规年度更新》的课时已学完，通过测验后 6 学时入账。'),
  ).toBeVisible()
  await expect(main(page).getByRole('link', { name: '参加测验' })).toHaveAttribute('href', '/courseTest/3004')
  await page.getByRole('link', { name: '去补必修学时' }).click()
  await expect(page).toHaveURL(/category=%E5%BF%85%E4%BF%AE&mine=no$/)
  await expect(main(page).getByText('补足缺口').first()).toBeVisible()
  await expect(
    main(page).getByText('已加入', { exact: true }).and(main(page).locator('article *')),
  ).toHaveCount(0)
  await page.goBack()
  await page.getByRole('link', { name: '继续学习' }).click()
  await expect(page).toHaveURL(/\/videoview\/3008\?lesson=\d+$/)
  await expect(page.getByText('已计入 0:49 / 1:30')).toBeVisible()
})

test('courses are narrowed and sorted in the address, as cards or as a table', async ({ page }) => {
  await enterAs(page, 'su', '/continueEducate')
  const cards = main(page).getByRole('article')
  await expect(cards).toHaveCount(12)
  await page.getByLabel('价格').selectOption('免费')
  await expect(page).toHaveURL(/price=free/)
  await expect(cards.filter({ hasNotText: '免费' })).toHaveCount(0)
  await page.getByLabel('排序').selectOption('学时从多到少')
  await page.getByRole('link', { name: '列表' }).click()
  const table = page.getByRole('table', { name: '继续教育课程' })
  await expect(table).toBeVisible()
  const hours = () => table.locator('[data-label="学时"]').allInnerTexts()
  const found = (await hours()).map((text) => Number.parseInt(text.replace(/\D/g, ''), 10))
  expect(found.length).toBeGreaterThan(2)
  expect(found).toEqual(found.toSorted((one, other) => other - one))
  await page.reload()
  await expect(table).toBeVisible()
  await page.getByRole('searchbox', { name: '按课程名称查找' }).fill('没有这样的课程')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '查看全部课程' }).click()
  await expect(page).toHaveURL('/continueEducate')
})

test('courses are compared side by side by what they add to the missing hours', { tag: '@desktop' }, async ({
  page,
}) => {
  await enterAs(page, 'su', '/continueEducate?mine=no')
  for (const count of [1, 2]) {
    await main(page)
      .getByRole('button', { name: /^加入比较/ })
      .first()
      .click()
    await expect(main(page).getByRole('button', { name: /^已加入比较/ })).toHaveCount(count)
  }
  await main(page).getByRole('link', { name: '查看比较（2）' }).first().click()
  await expect(page).toHaveURL(/view=compare/)
  const table = main(page).getByRole('table', { name: '课程对照表' })
  await expect(table.getByRole('row', { name: /^补我的缺口/ })).toContainText(/可补 \d+ 学时/)
  await table
    .getByRole('button', { name: /^移出比较/ })
    .first()
    .click()
  await expect(table.getByRole('columnheader')).toHaveCount(2)
})

test('a free course is taken, and stands among the student’s own', async ({ page }) => {
  await enterAs(page, 'tong', '/continueEducate?price=free')
  const link = main(page).getByRole('article').getByRole('link').first()
  const title = await link.innerText()
  await link.click()
  await own(page).getByRole('button', { name: '免费加入学习' }).click()
  await expect(own(page).getByText('学习中')).toBeVisible()
  await tabs(page).getByRole('link', { name: '我的课程' }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(main(page).getByText('尚未开始')).toBeVisible()
})

test('a course is bought by WeChat, with the terms said before', { tag: '@always' }, async ({ page }) => {
  await enterAs(page, 'tong', '/continuingEducation/3002')
  await expect(own(page)).toContainText('支付后 7 日内')
  await own(page).getByRole('link', { name: '购买课程' }).click()
  await expect(page).toHaveURL('/education-pay?course=3002')
  await expect(main(page).getByRole('region', { name: '购买须知' })).toContainText('更换一次同价的课程')
  await main(page)
    .getByRole('button', { name: /^微信支付/ })
    .click()
  await expect(page).toHaveURL(/\/education-pay\?order=\d+&agreed=\d+$/)
  await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
  await expect(page.getByRole('button', { name: '更换支付方式' })).toHaveCount(0)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: '在本机打开收银台' }).click()
  const cashier = await opened
  await cashier.getByRole('button', { name: '支付成功' }).click()
  await expect(cashier.getByRole('status')).toHaveText('支付成功')
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 15_000 })
  await page.getByRole('link', { name: '进入课程' }).click()
  await expect(own(page).getByText('学习中')).toBeVisible()
  await page.goto('/education-pay?course=3002')
  await expect(page).toHaveURL('/continuingEducation/3002')
})

test('a course is started over after a question, and its hours are certified', async ({ page }) => {
  await enterAs(page, 'lin', '/myCourse')
  await main(page)
    .getByRole('button', { name: /^重新学习/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: '重新学习' }).click()
  await expect(page.getByText('课程已重新开始')).toBeVisible()
  await expect(main(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await main(page).getByRole('link', { name: '学时与证明' }).click()
  await expect(page).toHaveURL('/myCourse?part=hours')
  const years = page.getByRole('table', { name: '各年度学时与证明' })
  const certify = years.getByRole('button', { name: /^开具证明/ }).first()
  const year = (await certify.innerText()).replace(/\D/g, '')
  await certify.click()
  await expect(page.getByText('学时证明已开具')).toBeVisible()
  await years.getByRole('row').filter({ hasText: year }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/verify\/hours\/[\w-]{22}$/)
  await expect(main(page).getByText('林知远').first()).toBeVisible()
})

test('a course that there is not is told, with the way back', { tag: '@full' }, async ({ page, allow }) => {
  allow(/^404: GET .*edu-courses\/999999/)
  await page.goto('/continuingEducation/999999')
  await expect(page.getByRole('alert')).toContainText('没有找到这门课程')
  await page.getByRole('link', { name: '查看全部课程' }).click()
  await expect(page).toHaveURL('/continueEducate')
})

test('the help centre of the education answers', async ({ page }) => {
  await page.goto('/helpCenterEdu')
  await main(page).getByRole('button', { expanded: false }).first().click()
  await expect(main(page).getByRole('button', { expanded: true })).toHaveCount(1)
})

test('a course that was paid for is swapped once for another one of its price', async ({ page }) => {
  await enterAs(page, 'he', '/continuingEducation/3001')
  await own(page).getByRole('link', { name: '更换课程' }).click()
  await expect(page).toHaveURL('/swapCourse/3001')
  await expect(main(page)).toContainText('每张订单只能换一次')
  await expect(main(page)).toContainText('看过的部分不计学时')
  const choice = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
  const title = await choice.first().getByRole('link').innerText()
  await choice.first().getByRole('button').click()
  const question = page.getByRole('alertdialog', { name: '更换这门课程？' })
  await expect(question).toContainText(title)
  await question.getByRole('button', { name: '确认换课' }).click()
  await expect(page.getByText('课程已更换')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(own(page).getByText('学习中')).toBeVisible()
  await expect(own(page).getByRole('link', { name: '更换课程' })).toHaveCount(0)
  await own(page).getByRole('link', { name: '申请退款' }).click()
  await expect(page).toHaveURL(/\/financialManagement\/orders\/\d+$/)
  await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
  await page.goto('/swapCourse/3001')
  await expect(main(page)).toContainText('只有付费加入的课程可以更换')
  await page.goto('/swapCourse/3006')
  await expect(main(page)).toContainText('已经换过一次')
})

test('a course that was paid for leads to its order, where a refund is asked for', { tag: '@full' }, async ({
  page,
}) => {
  await enterAs(page, 'he', '/myCourse')
  await main(page)
    .getByRole('link', { name: /^查看订单/ })
    .click()
  await expect(page).toHaveURL(/\/financialManagement\/orders\/\d+$/)
  await expect(main(page).getByText('申请退款').first()).toBeVisible()
})
