import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { field, photo } from '../../support/applying.ts'
import { captchaAnswer, codeTo, persona } from '../../support/personas.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const lin = persona('lin')
const centre = '/personalCenter'
const wrongCode = '000000'

const main = (page: Page) => page.getByRole('main')
const password = (page: Page, name: string) =>
  page.getByLabel(new RegExp(`^${name}`)).and(page.locator('input'))

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('access_token') ?? '')

/** The status with which the backend answers whoever has this token. */
const statusOf = async (page: Page, token: string) =>
  (
    await page.request.get('/ht/api/member/current', { headers: { Authorization: `Bearer ${token}` } })
  ).status()

async function logIn(page: Page, secret: string): Promise<void> {
  await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible()
  await page.getByLabel('手机号码').fill(lin.login)
  await password(page, '密码').fill(secret)
  await field(page, '图形验证码').fill(captchaAnswer)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

test('the tab leads to the first part, as does a part that there is not', { tag: '@full' }, async ({
  page,
}) => {
  await enterAs(page, 'lin')
  await page.getByRole('link', { name: '个人中心', exact: true }).click()
  await expect(page).toHaveURL(`${centre}/profile`)
  const parts = page.getByRole('navigation', { name: '个人中心的各部分' })
  await parts.getByRole('link', { name: '登录密码' }).click()
  await expect(page).toHaveURL(`${centre}/password`)
  await expect(parts.getByRole('link', { name: '登录密码' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: '个人中心', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.goto(`${centre}/nothing`)
  await expect(page).toHaveURL(`${centre}/profile`)
})

test('what is typed into the profile outlasts a reload, is refused beside its field, and saved', {
  tag: '@always',
}, async ({ page }) => {
  await enterAs(page, 'lin', `${centre}/profile`)
  await field(page, '职务').fill('总监')
  await field(page, '工作单位').fill('')
  await field(page, '毕业院校').fill('临江大学')
  // The draft is written a moment after the last stroke.
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((text) => text.includes('临江大学'))))
    .toBe(true)
  await page.reload()
  await expect(page.getByText(/^已恢复 .* 没有保存的修改$/)).toBeVisible()
  await expect(field(page, '职务')).toHaveValue('总监')
  await page.getByRole('button', { name: '保存资料' }).click()
  await expect(field(page, '工作单位')).toHaveAccessibleDescription('请填写此项。')
  await expect(field(page, '工作单位')).toBeFocused()
  await expectAccessible(page)
  await field(page, '工作单位').fill('临江启衡工程咨询有限公司')
  await page.getByRole('button', { name: '保存资料' }).click()
  await expect(page.getByText('资料已保存')).toBeVisible()
  await page.reload()
  await expect(field(page, '职务')).toHaveValue('总监')
  await expect(page.getByText(/^已恢复/)).toHaveCount(0)
  await main(page).getByRole('link', { name: '申请变更' }).click()
  await expect(page).toHaveURL('/personMemberManage?begin=CHANGE')
})

test('a photo is cut to a square, and stands over every page once the profile is saved', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterAs(page, 'lin', `${centre}/profile`)
  const faces = page.locator('main img, section[aria-label="会员信息"] img')
  const choose = page.getByRole('button', { name: /^(更换|上传)照片$/ })
  await expect(choose).toBeVisible()
  const sources = () => faces.evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const before = await sources()
  await main(page).locator('input[type=file]').setInputFiles(photo)
  const dialog = page.getByRole('dialog', { name: '裁剪照片' })
  await expect(dialog.getByRole('slider', { name: '选取的范围' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('缩放').fill('2')
  await dialog.getByRole('button', { name: '使用这张照片' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: '保存资料' }).click()
  await expect(page.getByText('资料已保存')).toBeVisible()
  await expect.poll(async () => new Set(await sources()).size).toBe(1)
  expect(before).not.toContain((await sources())[0])
})

test('a phone is changed by a code to the old one and one to the new', async ({ page, allow }) => {
  allow(/^400: POST .*phone-update$/)
  await enterAs(page, 'lin', `${centre}/contact`)
  await main(page).getByRole('link', { name: '更换' }).first().click()
  await page.getByRole('button', { name: '获取验证码 原手机验证码' }).click()
  await expect(page.getByText('验证码已发送到 138****0001，5 分钟内有效。')).toBeVisible()
  await field(page, '新手机号码').fill('13900008888')
  await field(page, '图形验证码').fill(captchaAnswer)
  await page.getByRole('button', { name: '获取验证码 新手机验证码' }).click()
  await expect(page.getByText('验证码已发出，5 分钟内有效。')).toBeVisible()
  await expectAccessible(page)
  await field(page, '原手机验证码').fill(wrongCode)
  await field(page, '新手机验证码').fill(await codeTo(page, '13900008888'))
  await page.getByRole('button', { name: '确认更换' }).click()
  await expect(field(page, '原手机验证码')).toHaveAccessibleDescription(/原手机号码的验证码不正确或已失效。/)
  await expect(field(page, '原手机验证码')).toBeFocused()
  await field(page, '原手机验证码').fill(await codeTo(page, lin.login))
  await page.getByRole('button', { name: '确认更换' }).click()
  await expect(page.getByText('手机号码已绑定')).toBeVisible()
  await expect(page).toHaveURL(`${centre}/contact`)
  await expect(main(page).getByText('139****8888')).toBeVisible()
})

test('a mail address is changed by the password where the old one is lost', { tag: '@full' }, async ({
  page,
  allow,
}) => {
  allow(/^400: POST .*mail-(update|add)$/)
  await enterAs(page, 'su', `${centre}/contact?change=mail`)
  await page.getByText('用登录密码').click()
  await password(page, '登录密码').fill('not-the-password')
  await field(page, '新邮箱').fill('wanqing@mail.example')
  await field(page, '图形验证码').fill(captchaAnswer)
  await page.getByRole('button', { name: '获取验证码 新邮箱验证码' }).click()
  await expect(page.getByText('验证码已发出，5 分钟内有效。')).toBeVisible()
  await field(page, '新邮箱验证码').fill(await codeTo(page, 'wanqing@mail.example'))
  await page.getByRole('button', { name: '确认更换' }).click()
  await expect(password(page, '登录密码')).toHaveAccessibleDescription('账号密码不正确。')
  await password(page, '登录密码').fill(persona('su').password)
  await page.getByRole('button', { name: '确认更换' }).click()
  await expect(main(page).getByText('w***@mail.example')).toBeVisible()
})

test('another password ends every other login, and is the one to log in with', async ({ page, allow }) => {
  allow(/^400: POST .*\/member\/password$/)
  await enterAs(page, 'lin')
  const elsewhere = await tokenOf(page)
  await enterAs(page, 'lin', `${centre}/password`)
  const here = await tokenOf(page)
  await password(page, '现有密码').fill('not-the-password')
  await password(page, '新密码').fill('zaojia 2027')
  await password(page, '再次输入新密码').fill('zaojia 2027')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(password(page, '现有密码')).toHaveAccessibleDescription('账号密码不正确。')
  await expectAccessible(page)
  expect(await statusOf(page, elsewhere)).toBe(200)
  await password(page, '现有密码').fill(lin.password)
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('新密码已生效')).toBeVisible()
  expect(await statusOf(page, elsewhere)).toBe(401)
  expect(await statusOf(page, here)).toBe(200)
  await page.getByRole('button', { name: '安全退出' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL('/person/login')
  await logIn(page, 'zaojia 2027')
  await expect(page).toHaveURL('/personMemberIndex')
})

test('a login elsewhere is ended from here, and then all others', async ({ page }) => {
  const others: string[] = []
  for (let count = 0; count < 3; count += 1) {
    await enterAs(page, 'lin')
    others.push(await tokenOf(page))
  }
  await enterAs(page, 'lin', `${centre}/logins`)
  const rows = page.getByRole('table', { name: '登录设备' }).getByRole('row')
  const alive = async () =>
    (await Promise.all(others.map((token) => statusOf(page, token)))).filter((status) => status === 200)
      .length
  // The head, the others and this one.
  await expect(rows).toHaveCount(1 + 3 + 1)
  await page
    .getByRole('button', { name: /^退出该设备/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出该设备' }).click()
  await expect(rows).toHaveCount(1 + 2 + 1)
  expect(await alive()).toBe(2)
  await page.getByRole('button', { name: '退出其他全部登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '全部退出' }).click()
  await expect(rows).toHaveCount(1 + 1)
  await expect(page.getByRole('button', { name: '退出其他全部登录' })).toBeDisabled()
  expect(await alive()).toBe(0)
  expect(await statusOf(page, await tokenOf(page))).toBe(200)
})

test('an activity is given up', async ({ page }) => {
  await enterAs(page, 'su', `${centre}/activities`)
  const row = page.getByRole('table', { name: '我的活动' }).getByRole('row').nth(1)
  await expect(row).toContainText('已报名')
  await row.getByRole('button', { name: /^取消报名/ }).click()
  const question = page.getByRole('alertdialog', { name: '取消报名？' })
  await question.getByRole('button', { name: '保留报名' }).click()
  await expect(question).toBeHidden()
  await expect(row).toContainText('已报名')
  await row.getByRole('button', { name: /^取消报名/ }).click()
  await question.getByRole('button', { name: '取消报名' }).click()
  await expect(row).toContainText('已取消报名')
  await expect(row.getByRole('button')).toHaveCount(0)
})

test('one’s own data is taken along, and what stands against closing is told', async ({ page }) => {
  await enterAs(page, 'su', `${centre}/data`)
  await expect(main(page).getByText('尚有会费未缴清，请先缴清。')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载数据' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/)
  await main(page).getByRole('link', { name: '前往办理' }).click()
  await expect(page).toHaveURL(/^[^?]*\/financialManagement\/fees/)
})

test('an account is closed for good, with a code and the word that says that it is meant', async ({
  page,
  allow,
}) => {
  allow(/^400: POST .*\/member\/close$/)
  await enterAs(page, 'tong', `${centre}/data`)
  const close = main(page).getByRole('button', { name: '注销账号' })
  await page.getByRole('button', { name: '获取验证码 短信验证码' }).click()
  await expect(page.getByText(/^验证码已发送到 138\*{4}0004/)).toBeVisible()
  await field(page, '短信验证码').fill(wrongCode)
  await field(page, '输入“注销账号”确认').fill('注销')
  await close.click()
  await expect(field(page, '输入“注销账号”确认')).toHaveAccessibleDescription('请原样输入“注销账号”。')
  await field(page, '输入“注销账号”确认').fill('注销账号')
  const question = page.getByRole('alertdialog', { name: '确定注销账号？' })
  await close.click()
  await question.getByRole('button', { name: '注销账号' }).click()
  await expect(field(page, '短信验证码')).toHaveAccessibleDescription(/短信验证码不正确或已失效/)
  await expectAccessible(page)
  await field(page, '短信验证码').fill(await codeTo(page, '13800010004'))
  const token = await tokenOf(page)
  await close.click()
  await question.getByRole('button', { name: '注销账号' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('账号已注销')).toBeVisible()
  expect(await tokenOf(page)).toBe('')
  expect(await statusOf(page, token)).toBe(401)
})

test('a visitor who wants to take part is led through the login to the activity, and signs up', async ({
  page,
}) => {
  await page.goto('/2408?view=activities&activity=4304')
  await page.getByRole('link', { name: '登录后报名' }).click()
  await page.getByRole('link', { name: /^个人会员登录/ }).click()
  await expect(page).toHaveURL(/person\/login\?redirect=/)
  await logIn(page, lin.password)
  await expect(page).toHaveURL(`${centre}/activities?activity=4304`)
  await expectAccessible(page)
  await page.getByRole('button', { name: '报名', exact: true }).click()
  await expect(page.getByText('您已报名，见下面的列表。')).toBeVisible()
  await expect(page.getByRole('table', { name: '我的活动' })).toContainText('已报名')
})
