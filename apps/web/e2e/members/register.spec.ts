import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { enter, tabTo } from '../support/keyboard.ts'
import { controlsOf } from '../support/paying.ts'
import { captchaAnswer } from '../support/personas.ts'
import { expect, test } from '../support/test.ts'

const password = '造价 zaojia-2026'
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const sent = (page: Page) => page.getByText('短信验证码已发出，5 分钟内有效。')
const registered = (page: Page) => page.getByRole('heading', { name: '申请成为会员' })

async function captchaShown(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible()
}

/** Fills in all that the registration of a person asks for. */
async function fillPerson(page: Page, phone: string): Promise<void> {
  await captchaShown(page)
  await field(page, '姓名').fill('江砚舟')
  await field(page, '手机号码').fill(phone)
  await field(page, '图形验证码').fill(captchaAnswer)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(sent(page)).toBeVisible()
  await field(page, '短信验证码').fill(captchaAnswer)
  await page.getByLabel(/^密码/).fill(password)
  await page.getByLabel(/^再次输入密码/).fill(password)
  await page.getByRole('checkbox').check()
}

/** Counts the registrations that are sent. */
function countRegistrations(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/member/register')) count += 1
  })
  return () => count
}

test('a visitor finds the way in and registers as a person', async ({ page, allow }) => {
  allow(/^409: POST .*\/member\/register$/)
  const count = countRegistrations(page)
  await page.goto('/MemberRegister')
  await expect(page.getByRole('listitem').filter({ hasText: '专业部门' })).toContainText('5 个工作日')
  await expect(page.getByRole('row', { name: /会长单位/ }).last()).toContainText('¥30,000')
  await page.getByRole('link', { name: '个人注册' }).click()
  await expect(page.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/MemberRegister')
  await captchaShown(page)

  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('请输入姓名，至少两个字。')).toBeVisible()
  await expect(page.getByText('请阅读并同意后再注册。')).toBeVisible()
  await expect(field(page, '姓名')).toBeFocused()

  await field(page, '姓名').fill('江砚舟')
  // Somebody else's.
  await field(page, '手机号码').fill('13800010001')
  await field(page, '图形验证码').fill(captchaAnswer)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(sent(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^(60|5\d) 秒后可重发$/ })).toBeDisabled()
  await field(page, '短信验证码').fill(captchaAnswer)
  await page.getByLabel(/^密码/).fill(password)
  await page.getByLabel(/^再次输入密码/).fill('zaojia-2025')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('两次输入的密码不一致。')).toBeVisible()
  expect(count()).toBe(0)
  await page.getByLabel(/^再次输入密码/).fill(password)
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('这个手机号码已经注册，请直接登录。')).toBeVisible()
  await expect(field(page, '手机号码')).toBeFocused()
})

test('a person is logged in by registering, and told what comes next', { tag: '@always' }, async ({
  page,
}) => {
  const count = countRegistrations(page)
  await page.goto('/person/register')
  await fillPerson(page, '13700000031')
  await page.getByRole('button', { name: '注册', exact: true }).dblclick()
  await expect(page).toHaveURL('/personMemberIndex')
  await expect(registered(page)).toBeVisible()
  await expect(page.getByRole('region', { name: '会员信息' })).toContainText('尚未入会')
  expect(count()).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('draft:person-register'))).toBeNull()
  await page.getByRole('link', { name: '需要哪些材料' }).click()
  await expect(page.getByText('您已登录，不必再注册')).toBeVisible()
  await page.goto('/person/register')
  await expect(page).toHaveURL('/personMemberIndex')
})

test('a code that has run out is told to be of no use any more, and a new one is', {
  tag: ['@desktop', '@full'],
}, async ({ page, world, allow }) => {
  allow(/^400: POST .*\/member\/register$/)
  await page.clock.install()
  await page.goto('/person/register')
  await fillPerson(page, '13700000037')
  // Five minutes and a second go by, for the server and for the device, whose picture has run out by then, too.
  await controlsOf(world).PUT('/clock', { body: { advanceSeconds: 301 } })
  const renewed = page.waitForResponse('**/api/public/code')
  await page.clock.fastForward(301_000)
  await renewed
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('短信验证码不正确或已失效，请核对短信，或重新获取。')).toBeVisible()
  await expect(field(page, '短信验证码')).toBeFocused()
  await field(page, '图形验证码').fill(captchaAnswer)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后可重发$/ })).toBeDisabled()
  await field(page, '短信验证码').fill(captchaAnswer)
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page).toHaveURL('/personMemberIndex')
})

// Phones have no keyboard.
test('a unit registers by the keyboard alone', { tag: '@desktop' }, async ({ page, allow }) => {
  allow(/^409: POST .*\/member\/register$/)
  const type = async (name: string | RegExp, text: string) => {
    await tabTo(page, page.getByLabel(name))
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  }
  await page.goto('/company/register')
  await captchaShown(page)
  await type(/^单位全称/, '江川恒信工程造价咨询有限公司')
  await type(/^统一社会信用代码/, '91349901ma2qh21b7u')
  await expect(page.getByText(/统一社会信用代码校验不通过/)).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('t')
  await expect(page.getByText('校验通过。')).toBeVisible()
  await expect(page.getByLabel(/^统一社会信用代码/)).toHaveValue('91 349901 MA2QH21B7 T')
  await type(/^姓名/, '江砚舟')
  await type(/^手机号码/, '13700000033')
  await type(/^图形验证码/, captchaAnswer)
  await enter(page, page.getByRole('button', { name: '获取验证码' }))
  await expect(page.getByLabel(/^短信验证码/)).toBeFocused()
  await page.keyboard.type(captchaAnswer)
  await type(/^登录账号/, 'qiheng')
  await type(/^密码/, password)
  await type(/^再次输入密码/, password)
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await enter(page, page.getByRole('button', { name: '注册', exact: true }))
  await expect(page.getByText('这个单位名称已经注册，请核对，或直接登录。')).toBeVisible()
  await expect(page.getByLabel(/^单位全称/)).toBeFocused()
  await type(/^单位全称/, '临江启衡工程咨询有限公司')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/unitMemberIndex')
  await expect(registered(page)).toBeVisible()
})

test('what was typed outlasts a second thought, the password does not', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/company/register?redirect=/MemberRegister')
  await field(page, '单位全称').fill('临江启衡工程咨询有限公司')
  await page.getByLabel(/^密码/).fill(password)
  await page.getByRole('link', { name: '返回' }).click()
  const question = page.getByRole('alertdialog', { name: '还没有提交，确定离开吗？' })
  await question.getByRole('button', { name: '继续填写' }).click()
  await expect(page).toHaveURL(/\/company\/register/)
  await page.getByRole('link', { name: '返回' }).click()
  await question.getByRole('button', { name: '离开' }).click()
  await expect(page).toHaveURL('/MemberRegister')
  await page.getByRole('link', { name: '单位注册' }).click()
  await expect(field(page, '单位全称')).toHaveValue('临江启衡工程咨询有限公司')
  await expect(page.getByLabel(/^密码/)).toHaveValue('')
})

test('registrations with errors are accessible in both themes', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/person/register', '/company/register']) {
    await page.goto(path)
    await captchaShown(page)
    await page.getByRole('button', { name: '注册', exact: true }).click()
    await expect(page.getByText('请设置密码。')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  }
})

test('the home page leads to the applications, an issue, an expert and an activity', async ({ page }) => {
  const follow = async (region: string, path: RegExp, heading: RegExp | string) => {
    await page.goto('/')
    const block = page.getByRole('region', { name: region })
    await block.scrollIntoViewIfNeeded()
    const link = block.getByRole('listitem').getByRole('link').first()
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name: heading === '' ? name : heading }).first()).toBeVisible()
  }
  await page.goto('/')
  const services = page.getByRole('navigation', { name: '快捷服务' })
  await services.getByRole('link', { name: '专家申请' }).click()
  await expect(page).toHaveURL('/LetterAppointmentInfo/apply')
  await page.goto('/')
  await services.getByRole('link', { name: '求职登记' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '求职登记' })).toBeVisible()
  await follow('协会会刊', /\/CommitteeBookDetail\?id=\d+/, /第 ?\d+ ?期/)
  await follow('专家智库', /\/LetterAppointmentInfo\?expert=\d+/, '')
  await follow('会员活动', /\/2408\?view=activities&activity=\d+/, '')
})

test('who registers on the way to a page of the members lands there', { tag: '@full' }, async ({ page }) => {
  await page.goto('/informationCenter')
  await expect(page).toHaveURL('/person/login?redirect=%2FinformationCenter')
  await page.getByRole('link', { name: '个人注册' }).click()
  await expect(page).toHaveURL('/person/register?redirect=%2FinformationCenter')
  await fillPerson(page, '13700000035')
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page).toHaveURL('/informationCenter')
  await expect(page.getByText('注册成功').first()).toBeVisible()
})

test('whose registration was answered by nobody is told to try logging in', { tag: '@full' }, async ({
  page,
  allow,
}) => {
  allow(/^failed: .*ERR_CONNECTION_RESET/)
  allow(/^4\d\d: POST .*\/member\/register$/)
  await page.goto('/person/register')
  await fillPerson(page, '13700000036')
  await page.route(
    '**/member/register',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText(/没有收到服务器的答复，账号可能已经注册成功/)).toBeVisible()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText(/已经注册，请直接登录|验证码不正确或已失效/)).toBeVisible()
  await expect(page.getByText(/账号可能已经注册成功/)).toBeVisible()
})
