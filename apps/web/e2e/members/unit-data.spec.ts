import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { field, photo } from '../support/applying.ts'
import { controlsOf } from '../support/paying.ts'
import { persona } from '../support/personas.ts'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const save = (page: Page) => page.getByRole('button', { name: '保存资料' }).click()

test('a unit is asked after a year whether its data is right, and says so once', { tag: '@desktop' }, async ({
  page,
  world,
}) => {
  await enterAs(page, 'hengxin', '/unitData')
  await expect(page.getByText(/^资料已于 \d{4}-\d\d-\d\d 确认/)).toBeVisible()
  // The session is over after a year, which the open page would find out by itself.
  await page.goto('about:blank')
  await controlsOf(world).PUT('/clock', { body: { advanceSeconds: 366 * 86_400 } })
  await enterAs(page, 'hengxin', '/unitData')
  await page.getByRole('button', { name: '资料无误，确认' }).click()
  await expect(page.getByText('单位资料已确认')).toBeVisible()
  await expect(page.getByRole('button', { name: '资料无误，确认' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^资料已于 \d{4}-\d\d-\d\d 确认/)).toBeVisible()
})

test('a unit mends its own data, and what stands on its certificate by an application', {
  tag: '@always',
}, async ({ page }) => {
  await enterAs(page, 'hengxin', '/memberManagement')
  await page.getByRole('navigation', { name: '会员管理' }).getByRole('link', { name: '单位资料' }).click()
  await expect(page).toHaveURL('/unitData')
  await expectAccessible(page)
  await field(page, '联系人手机').fill('12345')
  await save(page)
  await expect(page.getByText('手机号码应为 11 位数字，以 1 开头。')).toBeVisible()
  await field(page, '联系人手机').fill('13712340001')
  await page.getByLabel('单位标志', { exact: true }).and(page.locator('input')).setInputFiles(photo)
  await expect(page.getByText(/^已上传/)).toBeVisible()
  await page.reload()
  await expect(field(page, '联系人手机')).toHaveValue('13712340001')
  await expect(page.getByText(/没有保存的修改/)).toBeVisible()
  await save(page)
  await expect(page.getByText('单位资料已保存')).toBeVisible()
  await page.reload()
  await expect(field(page, '联系人手机')).toHaveValue('13712340001')
  await expect(page.getByRole('img', { name: '现在的单位标志' })).toHaveAttribute('src', /files\/uploads\//)
  await expect(field(page, '法定代表人')).toHaveCount(0)
  await page.getByRole('link', { name: '申请变更' }).click()
  await expect(page).toHaveURL(/memberManagement\?begin=CHANGE/)
})

test('what another window has saved meanwhile is not written over unasked', { tag: '@desktop' }, async ({
  page,
}) => {
  await enterAs(page, 'hengxin', '/unitData')
  await field(page, '邮政编码').fill('350009')
  const other = await page.context().newPage()
  await other.goto('/unitData')
  await field(other, '办公电话').fill('0590-8330001')
  await save(other)
  await expect(other.getByText('单位资料已保存')).toBeVisible()
  await other.close()
  await field(page, '邮政编码').fill('350010')
  await save(page)
  const notice = page.getByRole('alert').filter({ hasText: '资料已在别处修改' })
  await expect(notice).toContainText('别处保存的：0590-8330001')
  await expect(page.getByRole('button', { name: '保存资料' })).toBeDisabled()
  await notice.getByRole('button', { name: '改用别处保存的' }).click()
  await expect(notice).toBeHidden()
  await expect(field(page, '办公电话')).toHaveValue('0590-8330001')
  await field(page, '邮政编码').fill('350010')
  await save(page)
  await expect(page.getByText('单位资料已保存')).toBeVisible()
  await page.reload()
  await expect(field(page, '邮政编码')).toHaveValue('350010')
  await expect(field(page, '办公电话')).toHaveValue('0590-8330001')
})

test('a unit signs up for an activity, takes it back, and keeps what it read', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterAs(page, 'hengxin', '/unitData?part=activities')
  const rows = page.getByRole('table', { name: '我的活动' }).getByRole('row')
  await test.step('a place is taken from the public page', async () => {
    await page.goto('/2408?view=activities')
    await page
      .getByRole('main')
      .getByRole('link', { name: /造价纠纷调解实务沙龙/ })
      .click()
    await page.getByRole('link', { name: '报名', exact: true }).click()
    await expect(page).toHaveURL(/\/unitData\?part=activities&activity=\d+/)
    await page.getByRole('button', { name: '报名', exact: true }).click()
    await expect(page.getByText('您已报名，见下面的列表。')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('and given up again', async () => {
    const row = rows.filter({ hasText: '造价纠纷调解实务沙龙' }).first()
    await row.getByRole('button', { name: /^取消报名/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '取消报名' }).click()
    await expect(row).toContainText('已取消报名')
  })
  await test.step('an article and a course are kept in one place', async () => {
    await page.goto('/DynamicWork?article=1017')
    await page.getByRole('link', { name: '收藏', exact: true }).click()
    await expect(page).toHaveURL(/\/unitData\?part=favourites&keep=NEWS-1017/)
    await page.getByRole('button', { name: '收藏', exact: true }).click()
    await page.goto('/memberManagement?part=courses&course=3002')
    await page.getByRole('button', { name: '收藏', exact: true }).click()
    await expect(page.getByRole('button', { name: '已收藏' })).toBeVisible()
    await page.getByRole('link', { name: '我的收藏' }).click()
    const kept = page.getByRole('table', { name: '我的收藏' }).getByRole('row')
    await expect(kept.filter({ hasText: '课程' })).toHaveCount(1)
    await expect(kept.filter({ hasText: '资讯' })).not.toHaveCount(0)
  })
})

test('a unit finds where its codes go, changes its password, and sees where it is logged in', async ({
  page,
}) => {
  const { name, password } = persona('hengxin')
  await enterAs(page, 'hengxin', '/memberManagement')
  await page.getByRole('link', { name: '账号设置' }).click()
  await expect(page).toHaveURL('/unitData?part=contact')
  await page.getByRole('link', { name: '更换' }).last().click()
  await expect(page).toHaveURL('/unitData?part=contact&change=mail')
  await page.getByRole('button', { name: '取消' }).click()
  await expect(page).toHaveURL('/unitData?part=contact')
  const parts = page.getByRole('navigation', { name: '账号设置' })
  await parts.getByRole('link', { name: '登录密码' }).click()
  const secret = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  await secret('现有密码').fill(password)
  await secret('新密码').fill('zaojia 2027')
  await secret('再次输入新密码').fill('zaojia 2027')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('新密码已生效')).toBeVisible()
  await parts.getByRole('link', { name: '登录设备' }).click()
  await expect(page.getByRole('table', { name: '登录设备' }).getByRole('row')).toHaveCount(2)
  await parts.getByRole('link', { name: '数据与注销' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '注销账号' })).toBeVisible()
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
})
