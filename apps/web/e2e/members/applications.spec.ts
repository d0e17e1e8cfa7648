import type { Page } from '@playwright/test'
import { controlsOf } from '../support/paying.ts'
import { captchaAnswer, persona } from '../support/personas.ts'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
async function upload(page: Page, label: string): Promise<void> {
  const name = `${label}.png`
  await page.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType: 'image/png', buffer: png })
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  // A step is not left while a file is on its way.
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click()

test('what was returned is mended, submitted again, and can be withdrawn', { tag: '@always' }, async ({
  page,
}) => {
  await enterAs(page, 'tong', '/personMemberManage')
  await page.getByRole('link', { name: /继续填写/ }).click()
  await expect(page.getByText('身份证扫描件模糊')).toBeVisible()
  await page.getByLabel('电子邮箱').fill('tong@mail.example')
  await expect(page.getByText(/^已(修改|补充)，退回时/)).toBeVisible()
  await next(page)
  await expect(step(page, '资质与执业')).toBeVisible()
  await next(page)
  await expect(step(page, '材料上传')).toBeVisible()
  await expect(page.getByText('需要补正：扫描件模糊')).toBeVisible()
  await page.getByRole('button', { name: '删除 身份证.pdf' }).click()
  await next(page)
  await expect(page.getByText('请上传这份材料。')).toBeVisible()
  await upload(page, '身份证')
  await next(page)
  await expect(step(page, '确认提交')).toBeVisible()
  await expect(page.getByText('身份证.png', { exact: true })).toBeVisible()
  await expect(page.getByText('电子邮箱、身份证', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交，等待初审')).toBeVisible()
  await page.getByRole('button', { name: '撤回申请' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回申请' }).click()
  await expect(page.getByText('已撤回').first()).toBeVisible()
  await page.getByRole('link', { name: '返回会员管理' }).click()
  await expect(page.getByRole('link', { name: /^入会申请/ })).toContainText('审核')
})

test('what was decided overnight is what a home shows in the morning', {
  tag: ['@desktop', '@full'],
}, async ({ page, world, allow }) => {
  allow(/^401: /)
  await enterAs(page, 'tong', '/personMemberManage?apply=3001')
  for (const name of ['资质与执业', '材料上传']) {
    await next(page)
    await expect(step(page, name)).toBeVisible()
  }
  await page.getByRole('button', { name: '删除 身份证.pdf' }).click()
  await upload(page, '身份证')
  await next(page)
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交，等待初审')).toBeVisible()
  await page.goto('/personMemberIndex')
  await expect(step(page, '入会申请已提交，等待初审')).toBeVisible()
  // The three reviews are over by then, and so is the session.
  await controlsOf(world).PUT('/clock', { body: { advanceSeconds: 12 * 3600 } })
  await page.reload()
  await expect(page).toHaveURL('/person/login?redirect=%2FpersonMemberIndex')
  const { login, password } = persona('tong')
  await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible()
  await page.getByLabel('手机号码').fill(login)
  await page.getByLabel(/^密码/).fill(password)
  await page.getByRole('textbox', { name: '图形验证码' }).fill(captchaAnswer)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(step(page, '审核已通过，请缴纳首年会费')).toBeVisible()
  const line = page.getByRole('region', { name: '办理进度' })
  for (const name of ['初审', '复审', '理事会'])
    await expect(line.getByRole('listitem').filter({ hasText: name })).toContainText(/\d{4}-\d\d-\d\d/)
  await expect(line.locator('[aria-current=step]')).toContainText('缴费')
})

test('a wrong particular is told where it stands, and holds the step', async ({ page }) => {
  await enterAs(page, 'tong', '/personMemberManage?apply=3001')
  await page.getByLabel('身份证号').fill('349905200106181765')
  await expect(page.getByText('身份证号校验不通过')).toBeVisible()
  await page.getByLabel('姓名').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('请填写此项。')).toBeVisible()
  await expect(page.getByLabel('姓名')).toBeFocused()
  await expect(step(page, '基本信息')).toBeVisible()
})

test('what is typed survives a reload, and what is saved another device', async ({
  page,
  browser,
  context,
}) => {
  await enterAs(page, 'hengxin', '/memberManagement?begin=UPGRADE')
  await page.getByLabel('申请的会员等级').selectOption('常务理事单位')
  await next(page)
  await expect(page).toHaveURL(/apply=\d+/)
  await page.getByLabel('盖章的申请表', { exact: true }).waitFor({ state: 'attached' })
  await upload(page, '盖章的申请表')
  await next(page)
  await page.getByLabel('申请说明').fill('连续五年信用评价 AAA')
  // Typed, not saved: it lies on this device.
  await page.waitForTimeout(800)
  await page.reload()
  await expect(page.getByLabel('申请说明')).toHaveValue('连续五年信用评价 AAA')
  const other = await browser.newContext({ storageState: { cookies: await context.cookies(), origins: [] } })
  const elsewhere = await other.newPage()
  await enterAs(elsewhere, 'hengxin', page.url().replace(/^https?:\/\/[^/]+/, ''))
  await expect(elsewhere.getByText('盖章的申请表.png')).toBeVisible()
  await expect(elsewhere.getByText('常务理事单位').first()).toBeVisible()
  await other.close()
  await page.getByRole('button', { name: '删除草稿' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除草稿' }).click()
  await expect(page).toHaveURL('/memberManagement')
  await expect(page.getByRole('link', { name: /^等级晋升/ })).not.toContainText('正在办理')
})

test('another member’s application is not found', { tag: '@full' }, async ({ page, allow }) => {
  allow(/^404: GET .*member-applies\/user\/3001/)
  await enterAs(page, 'hengxin', '/memberManagement?apply=3001')
  await expect(page.getByRole('alert')).toContainText('没有找到这份申请')
})

test('an application that was taken back is copied into a new one, with its files', async ({ page }) => {
  await enterAs(page, 'hengxin', '/memberManagement')
  await page.getByRole('link', { name: /^信息变更/ }).click()
  await page.getByRole('button', { name: '撤回申请' }).click()
  await expect(page.getByRole('link', { name: '复制为新申请' })).toHaveCount(0)
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回申请' }).click()
  const given = page.getByRole('region', { name: '申请内容' })
  const number = (await given.getByText(/^SQ\d+$/).textContent()) ?? ''
  const address = '临江市滨江区望潮大道88号滨江国际C座15层'
  await expect(given).toContainText(address)
  await page.getByRole('link', { name: '复制为新申请' }).click()
  await expect(page).toHaveURL(/begin=CHANGE&from=\d+/)
  await expect(page.getByText(`已带入 ${number} 的内容`)).toBeVisible()
  await expect(page.getByLabel('详细地址')).toHaveValue(address)
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page).toHaveURL(/\?apply=\d+$/)
  await expect(page.getByText('已带入')).toHaveCount(0)
  await expect(page.getByLabel('详细地址')).toHaveValue(address)
  await page.goto(`${page.url()}&step=2`)
  await expect(step(page, '材料上传')).toBeVisible()
  await expect(page.getByText('已上传').first()).toBeVisible()
})

test('a message that appears while a button is pressed loses no click', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterAs(page, 'tong', '/personMemberManage?apply=3001')
  // In one column each message takes a line of its own, and where nothing is scrolled the browser holds nothing in its place.
  await page.setViewportSize({ width: 600, height: 3000 })
  const save = page.getByRole('button', { name: '保存草稿' })
  await page.getByLabel('姓名').fill('')
  const before = await save.boundingBox()
  if (!before) throw new Error('The button is not there.')
  await page.mouse.move(before.x + before.width / 2, before.y + 3)
  await page.mouse.down()
  await expect(page.getByText('请填写此项。')).toBeVisible()
  const after = await save.boundingBox()
  expect(after?.y).toBeGreaterThan(before.y + 3)
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.mouse.up()
  await saved
})
