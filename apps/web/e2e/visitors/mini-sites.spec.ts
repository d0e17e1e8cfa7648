import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { enter } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: '会员站点', exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const pictures = (page: Page) => page.getByRole('region', { name: '会员站点图片' })

test('a unit’s site leads through its pages, each named after it', { tag: '@always' }, async ({ page }) => {
  await page.goto('/subsite/hengzhun')
  await expect(heading(page, '江川衡准工程造价咨询有限公司')).toBeVisible()
  await expect(page).toHaveTitle(/^江川衡准工程造价咨询有限公司 - /)
  for (const [name, path] of [
    ['会员简介', '/companyOverview'],
    ['会员动态', '/subNews'],
    ['典型案例', '/subEngineerCase'],
    ['会员荣誉', '/subHonors'],
    ['联系我们', '/subContactUs'],
  ] as const) {
    await tabs(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(`${path}/hengzhun`)
    await expect(heading(page, name)).toBeVisible()
    await expect(tabs(page).locator('[aria-current=page]')).toHaveText(name)
    await expect(page).toHaveTitle(new RegExp(`^${name} - 江川衡准`))
  }
  await expect(page.getByRole('img', { name: '联系方式二维码' })).toBeVisible()
  await page.getByRole('link', { name: '返回网站首页' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toBeFocused()
})

test('an item is read and left again, and another site’s is not shown', async ({ page }) => {
  await page.goto('/subNews/hengzhun')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/subNews\/hengzhun\?item=\d+$/)
  const id = new URL(page.url()).searchParams.get('item')
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: '返回会员动态' }).click()
  await expect(heading(page, '会员动态')).toBeVisible()
  await page.goto(`/subNews/zhengdu?item=${id}`)
  await expect(heading(page, '没有找到这条内容')).toBeVisible()
})

test('certificates enlarge by keyboard, and the focus comes back', async ({ page }) => {
  await page.goto('/subHonors/hengzhun')
  const first = page.getByRole('button', { name: /^放大查看/ }).first()
  await expect(first).toBeVisible()
  await enter(page, first)
  const dialog = page.getByRole('dialog', { name: '证书大图' })
  await expect(dialog).toContainText('1 / 4')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('2 / 4')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(first).toBeFocused()
})

test('a change of tab on a person’s site passes its title and reloads, unless it leads home', async ({
  page,
}) => {
  await page.goto('/subsiteMember/lin-zhiyuan')
  await expect(page.getByText('个人展示')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const isSame = () => page.evaluate(() => 'isSameDocument' in window)
  const reloaded = page.waitForEvent('load')
  await tabs(page).getByRole('link', { name: '工作业绩' }).click()
  await reloaded
  await expect(page).toHaveURL(`/subBusi/lin-zhiyuan?title=${encodeURIComponent('工作业绩')}`)
  await expect(heading(page, '工作业绩')).toBeVisible()
  expect(await isSame()).toBe(false)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await tabs(page).getByRole('link', { name: '首页' }).click()
  await expect(heading(page, '林知远')).toBeVisible()
  expect(await isSame()).toBe(true)
})

test('without a domain the address leads to the site of the session', { tag: '@full' }, async ({ page }) => {
  await page.goto('/subContactUs')
  await expect(heading(page, '没有指明会员站点')).toBeVisible()
  await page.goto('/subsite/zhengdu')
  await expect(heading(page, '临江正度工程咨询有限公司')).toBeVisible()
  await page.goto('/subContactUs')
  await expect(page).toHaveURL('/subContactUs/zhengdu')
  // A person's site has an id that is unknown at a unit's address, and the other way round.
  await page.goto('/subsiteMember/lin-zhiyuan')
  await expect(heading(page, '林知远')).toBeVisible()
  await page.goto('/subsiteIndex')
  await expect(page).toHaveURL('/subsite/zhengdu')
  await page.goto('/subsiteMemberIndex')
  await expect(page).toHaveURL('/subsiteMember/lin-zhiyuan')
})

test('a hidden site and an unknown one each say so', { tag: '@full' }, async ({ page, allow }) => {
  allow(/404/)
  await page.goto('/subsite/mingce')
  await expect(heading(page, '站点暂未发布')).toBeVisible()
  await page.goto('/subsiteMember/nobody-here')
  await expect(heading(page, '没有这个会员站点')).toBeVisible()
})

test('the banner turns through the pictures, or is the default’s drawing', { tag: '@full' }, async ({
  page,
  allow,
}) => {
  allow(/404/)
  await page.goto('/subsite/hengxin')
  await expect(pictures(page).getByRole('tab')).toHaveCount(3)
  await page.goto('/subsite/yian')
  await expect(heading(page, '江川屹安工程监理咨询有限公司')).toBeVisible()
  await expect(page.locator('img[src*="site-yian"]')).toHaveCount(0)
})

test('a person’s site keeps its page when the frame’s call fails', { tag: '@full' }, async ({
  page,
  allow,
}) => {
  allow(/503/)
  await page.route('**/member-web-info*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/subBusi/lin-zhiyuan')
  await expect(heading(page, '工作业绩')).toBeVisible()
  await expect(page.getByRole('link', { name: '执笔《保留建筑改造工程计量要点》' })).toBeVisible()
})
