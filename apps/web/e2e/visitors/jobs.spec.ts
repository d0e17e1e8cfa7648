import type { Page } from '@playwright/test'
import { field, provePhone } from '../support/applying.ts'
import { expectSettled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

const seekers = (page: Page) => page.getByRole('heading', { level: 2, name: '土建造价工程师' })
const posts = (page: Page) => page.getByRole('main').locator('a[href*="/JoinUs/post/"]')

test('a post is found by what one brings along, and read', async ({ page }) => {
  await page.goto('/JoinUs')
  await expect(posts(page)).toHaveCount(10)
  await page.getByLabel('城市').selectOption('临江市')
  await page.getByLabel('证书要求').selectOption('一级造价工程师')
  await expect(page).toHaveURL(/cert=class1/)
  const others = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="/JoinUs/post/"]'), hasNotText: '临江市' })
  await expect(others).toHaveCount(0)
  await expectSettled(page)
  const first = posts(page).first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('城市')).toHaveValue('临江市')
})

test('the next page is read from its beginning', { tag: '@full' }, async ({ page }) => {
  await page.goto('/JoinUs')
  await page.getByRole('link', { name: '下一页' }).press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('link', { name: '上一页' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox', { name: '岗位名称' })).toBeFocused()
})

test('filters that leave nothing can be taken away', async ({ page }) => {
  await page.goto('/JoinUs?keyword=zzzz')
  await expect(page.getByText('没有符合条件的岗位')).toBeVisible()
  await page.getByRole('link', { name: '清除筛选条件' }).click()
  await expect(posts(page).first()).toBeVisible()
})

test('somebody registers as looking for a post', async ({ page }) => {
  await page.goto('/JoinUs/seekers')
  await expect(seekers(page).first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '求职登记' }).click()
  await field(page, '意向岗位').fill('土建造价工程师')
  await field(page, '最低薪资').fill('12000')
  await field(page, '最高薪资').fill('8000')
  await field(page, '姓名').fill('钟怀瑾')
  // Passed by with the keyboard, and left open.
  await page.getByRole('radio', { name: '男' }).focus()
  await page.keyboard.press('Tab')
  await page.getByLabel(/^学历/).selectOption('本科')
  await field(page, '个人简历').fill('四年房建预结算经验，独立完成住宅项目清单编制六个。')
  await provePhone(page, '13900032001')
  await page.getByRole('checkbox', { name: /^本人承诺/ }).check()
  const submit = page.getByRole('button', { name: '提交申请' })
  await submit.click()
  await expect(page.getByText('最高薪资不能低于最低薪资。')).toBeVisible()
  await expect(field(page, '最高薪资')).toBeFocused()
  await field(page, '最高薪资').fill('15000')
  await submit.click()
  await expect(page.getByText(/^QZ\d{12}$/)).toBeVisible()
  await page.getByRole('button', { name: '重新填写一份' }).press('Enter')
  await expect(field(page, '意向岗位')).toBeFocused()
})

test('a post is applied for, and the application names it', { tag: '@always' }, async ({ page }) => {
  await page.goto('/JoinUs')
  const post = posts(page).first()
  const name = (await post.textContent()) ?? ''
  await post.click()
  await page.getByRole('link', { name: '应聘这个岗位' }).click()
  await expect(page.getByRole('region', { name: '应聘的岗位' })).toContainText(name)
  await expect(field(page, '意向岗位')).toHaveValue(name)
  await field(page, '姓名').fill('钟怀瑾')
  await page.getByLabel(/^学历/).selectOption('本科')
  await field(page, '个人简历').fill('四年房建预结算经验，独立完成住宅项目清单编制六个。')
  await provePhone(page, '13900032003')
  await page.getByRole('checkbox', { name: /^本人承诺/ }).check()
  const sent = page.waitForRequest(/info-job-applies/)
  await page.getByRole('button', { name: '提交申请' }).click()
  const id = Number(new URL(page.url()).searchParams.get('post'))
  expect((await sent).postDataJSON()).toMatchObject({ recruitmentId: id })
  await expect(page.getByText(/^QZ\d{12}$/)).toBeVisible()
  await expect(page.getByText('通过后，协会把申请和简历转给招聘单位。')).toBeVisible()
})

test('what the server finds wrong stands beside its field', async ({ page, allow }) => {
  allow(/^400: POST .*info-job-applies/)
  await page.route('**/ht/api/public/info-job-applies', (route) =>
    route.fulfill({
      status: 400,
      json: {
        title: 'Bad Request',
        status: 400,
        message: 'error.validation',
        fieldErrors: [{ objectName: 'body', field: 'major', message: 'Size' }],
      },
    }),
  )
  await page.goto('/JoinUs/apply')
  await field(page, '意向岗位').fill('造价助理')
  await field(page, '姓名').fill('钟怀瑾')
  await page.getByLabel(/^学历/).selectOption('本科')
  await field(page, '个人简历').fill('应届毕业生。')
  await field(page, '手机号码').fill('13900032009')
  await field(page, '短信验证码').fill('246810')
  await page.getByRole('checkbox', { name: /^本人承诺/ }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('此项的长度或数量不符合要求，请修改。')).toBeVisible()
  await expect(field(page, '专业')).toBeFocused()
})
