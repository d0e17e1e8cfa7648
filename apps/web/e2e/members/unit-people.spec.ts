import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { field } from '../support/applying.ts'
import { controlsOf } from '../support/paying.ts'
import { persona } from '../support/personas.ts'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const people = '/memberManagement?part=people'
const invitations = '/memberManagement?part=invitations'

const rowOf = (page: Page, table: string, text: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text })
const dialog = (page: Page) => page.getByRole('dialog', { name: '邀请人员' })
const lines = (page: Page) => dialog(page).getByRole('listitem')

async function invite(page: Page, phones: string): Promise<void> {
  await page.getByRole('button', { name: '邀请人员' }).click()
  await field(page, '手机号码').fill(phones)
  await dialog(page).getByRole('button', { name: '发出邀请' }).click()
}

async function openInvitation(page: Page, unit: string): Promise<void> {
  await page.getByRole('link', { name: `${unit}邀请您加入` }).click()
  await expect(page.getByRole('heading', { name: `${unit}邀请您加入` })).toBeVisible()
}

test('a unit invites a person by phone, who accepts in the notice, is listed, and is let go', {
  tag: '@always',
}, async ({ page }) => {
  const { name: unit } = persona('mingce')
  const { name, login: phone } = persona('tong')
  await enterAs(page, 'mingce', '/memberManagement')
  await page.getByRole('link', { name: '本单位人员' }).click()
  await expect(page).toHaveURL(people)
  await invite(page, phone)
  await expect(lines(page)).toContainText('已邀请')
  await dialog(page).getByRole('button', { name: '完成' }).click()
  await page.getByRole('link', { name: '邀请记录' }).click()
  await expect(rowOf(page, '邀请记录', phone)).toContainText('待答复')

  await enterAs(page, 'tong', '/informationCenter')
  await openInvitation(page, unit)
  await page.getByRole('button', { name: `接受邀请 ${unit}` }).click()
  await expect(page.getByText('您已接受这份邀请。')).toBeVisible()
  await page.goto('/personMemberManage')
  await expect(page.getByRole('region', { name: '所属单位' })).toContainText(unit)

  await enterAs(page, 'mingce', people)
  await expect(rowOf(page, '本单位人员', name)).toContainText('尚未入会')
  await rowOf(page, '本单位人员', name).getByRole('button', { name: '解除关系' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '解除关系' }).click()
  await expect(rowOf(page, '本单位人员', name)).toHaveCount(0)
  await expect(page.getByText('关系已解除')).toBeVisible()
})

test('who belongs to another unit is told so when it accepts, and leaves that one first', {
  tag: '@full',
}, async ({ page, allow }) => {
  allow(/^409: POST .*unit-invitations\/\d+\/accept/)
  const { name: unit } = persona('mingce')
  await enterAs(page, 'mingce', people)
  // The unit is not told where somebody belongs.
  await invite(page, persona('lin').login)
  await expect(lines(page)).toContainText('已邀请')

  await enterAs(page, 'lin', '/informationCenter')
  await openInvitation(page, unit)
  const accept = page.getByRole('button', { name: `接受邀请 ${unit}` })
  await accept.click()
  await expect(page.getByRole('alert')).toContainText('您仍属于另一家单位')
  await page.getByRole('alert').getByRole('link', { name: '前往会员管理' }).click()
  const own = page.getByRole('region', { name: '所属单位' })
  await expect(own).toContainText(persona('hengxin').name)
  await own.getByRole('button', { name: '解除关系' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '解除关系' }).click()
  await expect(own).toContainText('您还不属于任何单位。')
  // What waits is answered here, too.
  await accept.click()
  await expect(own.getByRole('button', { name: '解除关系' })).toBeVisible()
  await expect(own).toContainText(unit)
})

test('each line of a pasted list says what is wrong with it, or what came of it', async ({ page, allow }) => {
  allow(/^409: POST .*unit-invitations$/)
  const own = persona('lin').login
  await enterAs(page, 'hengxin', people)
  await page.getByRole('button', { name: '邀请人员' }).click()
  await dialog(page).getByRole('button', { name: '发出邀请' }).click()
  await expect(dialog(page).getByText('请输入手机号码。')).toBeVisible()
  await field(page, '手机号码').fill(
    `13712340001\n1371234\n+86 137 1234 0001\n${own}\n${persona('su').login}`,
  )
  await expect(lines(page)).toHaveText([/待发出/, /号码有误.*11 位/, /重复.*第 1 行/, /待发出/, /待发出/])
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: '发出邀请' }).click()
  await expect(lines(page)).toHaveText([
    /已邀请/,
    /号码有误/,
    /重复/,
    /未邀请.*已是本单位人员/,
    /未邀请.*已向这个手机号码发出邀请/,
  ])
  // The line that is mended is sent, the others are not sent again.
  await field(page, '手机号码').fill(`13712340001\n13712340002`)
  await dialog(page).getByRole('button', { name: '发出邀请' }).click()
  await expect(dialog(page).getByRole('status')).toContainText('已发出 2 份邀请。')
  await dialog(page).getByRole('button', { name: '完成' }).click()

  await page.goto(`${invitations}&status=PENDING`)
  await rowOf(page, '邀请记录', '13712340002').getByRole('button', { name: '撤回' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回邀请' }).click()
  await expect(rowOf(page, '邀请记录', '13712340002')).toHaveCount(0)
  await expect(rowOf(page, '邀请记录', '13712340001')).toHaveCount(1)
})

test('what did not get there stays to be sent again', { tag: '@full' }, async ({ page, allow }) => {
  allow(/^503: POST .*unit-invitations$/)
  await enterAs(page, 'hengxin', people)
  let calls = 0
  await page.route('**/api/unit-invitations', async (route) => {
    calls += 1
    await (calls === 2 ? route.fulfill({ status: 503, json: {} }) : route.fallback())
  })
  await invite(page, '13712340001\n13712340002\n13712340003')
  await expect(lines(page)).toHaveText([/已邀请/, /未发出/, /待发出/])
  await dialog(page).getByRole('button', { name: '发出邀请' }).click()
  await expect(lines(page)).toHaveText([/已邀请/, /已邀请/, /已邀请/])
  expect(calls).toBe(4)
})

test('an invitation that was taken back cannot be answered', { tag: '@full' }, async ({ page, allow }) => {
  allow(/^404: GET .*unit-invitations\/\d+/)
  const { login: phone } = persona('tong')
  await enterAs(page, 'mingce', people)
  await invite(page, phone)
  await expect(lines(page)).toContainText('已邀请')
  await page.goto(invitations)
  await rowOf(page, '邀请记录', phone).getByRole('button', { name: '撤回' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回邀请' }).click()
  await expect(rowOf(page, '邀请记录', phone)).toContainText('已撤回')
  await enterAs(page, 'tong', '/informationCenter')
  await openInvitation(page, persona('mingce').name)
  await expect(page.getByText('这份邀请已失效，无需答复。')).toBeVisible()
  await expect(page.getByRole('button', { name: '谢绝' })).toHaveCount(0)
})

test('a person declines what waits for it', async ({ page }) => {
  await enterAs(page, 'su', '/personMemberManage')
  const unit = page.getByRole('region', { name: '所属单位' })
  await unit.getByRole('button', { name: `谢绝 ${persona('hengxin').name}` }).click()
  await expect(unit.getByRole('heading', { level: 3 })).toHaveCount(0)
  await enterAs(page, 'hengxin', `${invitations}&status=DECLINED`)
  await expect(rowOf(page, '邀请记录', persona('su').login)).toHaveCount(1)
})

test('the list is narrowed, sorted and exported as it is narrowed', async ({ page }) => {
  await enterAs(page, 'hengxin', people)
  const rows = page.getByRole('table', { name: '本单位人员' }).getByRole('row')
  // The skeleton has rows, too.
  await expect(rows.nth(1)).toContainText('*')
  const all = await rows.count()
  await page.getByLabel('会费').selectOption('已缴清')
  await expect(page).toHaveURL(/owing=no/)
  await expect(rows.filter({ hasText: '¥' })).toHaveCount(0)
  await expect(rows.nth(1)).toContainText('*')
  const settled = await rows.count()
  expect(settled).toBeLessThan(all)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出名单' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^本单位人员-\d{4}-\d\d-\d\d\.csv$/)
  const file = readFileSync(await download.path(), 'utf8')
  expect(file.startsWith('\uFEFF姓名,')).toBe(true)
  expect(file.trim().split('\r\n')).toHaveLength(settled)
  await page.getByRole('searchbox', { name: '按姓名查找' }).fill('没有这样的人')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '查看全部人员' }).click()
  await expect(rows).toHaveCount(all)
})

test('a unit that is no member yet has applications alone', { tag: '@full' }, async ({ page }) => {
  await enterAs(page, 'xinrui', people)
  await expect(page.getByRole('heading', { name: '申请记录' })).toBeVisible()
  await expect(page.getByRole('link', { name: '本单位人员' })).toHaveCount(0)
})

test('a unit buys a course for one of its people, who studies it and sees who paid', {
  tag: '@desktop',
}, async ({ page, world }) => {
  const courseId = 3002
  await enterAs(page, 'hengxin', people)
  await page.getByRole('link', { name: '人员课程' }).click()
  await page.getByLabel('课程', { exact: true }).selectOption(String(courseId))
  const order = page.getByRole('button', { name: '生成订单并支付' })
  await expect(order).toBeDisabled()
  await page.getByRole('checkbox', { name: persona('lin').name }).check()
  await expectAccessible(page)
  await order.click()
  await expect(page).toHaveURL(/\/unitPay\?order=\d+/)
  const id = Number(new URL(page.url()).searchParams.get('order'))
  await controlsOf(world).POST('/orders/{id}/pay', { params: { path: { id } } })
  await page.goto(`/memberManagement?part=courses&course=${courseId}`)
  await expect(page.getByRole('checkbox', { name: persona('lin').name })).toBeDisabled()
  await enterAs(page, 'lin', `/continuingEducation/${courseId}`)
  await expect(page.getByText(`由 ${persona('hengxin').name} 为您购买`)).toBeVisible()
  await expect(page.getByRole('link', { name: '开始学习' })).toBeVisible()
  await expect(page.getByRole('link', { name: '申请退款' })).toHaveCount(0)
})
