import type { Page } from '@playwright/test'
import { unwrap } from '@portal/api-contract'
import { createControlClient } from '@portal/api-contract/control-client'
import { expectAccessible } from '../../support/accessibility.ts'
import { field, photo } from '../../support/applying.ts'
import { decideByHand } from '../../support/paying.ts'
import { mock } from '../../support/servers.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const preview = (page: Page) => page.frameLocator('iframe[title="站点预览"]')
const told = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

/** The association passes what waits, or returns it. */
function association(world: string) {
  const controls = createControlClient({ baseUrl: `${mock}/__mock`, world })
  return {
    decide: async (kind: 'SITE' | 'SITE_ITEM', title: string, result: 'APPROVE' | 'RETURN', opinion = '') => {
      const reviews = await unwrap(controls.GET('/reviews'))
      const id = reviews.find((review) => review.kind === kind && review.title.includes(title))?.id ?? 0
      const params = { path: { kind, id } }
      await unwrap(controls.POST('/reviews/{kind}/{id}', { params, body: { result, opinion } }))
    },
  }
}

/** Pastes what a program has put into the clipboard. */
const paste = (page: Page, name: string, html: string) =>
  page.getByRole('textbox', { name }).evaluate((element, text) => {
    const data = new DataTransfer()
    data.setData('text/html', text)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, html)

test('a unit writes its site, looks at it as on a phone, publishes it, and visitors see it once it is approved', {
  tag: ['@desktop', '@always'],
}, async ({ page, world }) => {
  const { decide } = association(world)
  await decideByHand(world)
  await enterAs(page, 'hengxin', '/memberSubsite')
  const intro = page.getByRole('textbox', { name: '简介正文' })
  await expect(intro).toContainText('江川恒信')
  await field(page, '站点网址').fill('lin-zhiyuan')
  await told(page, '这个网址已被其他微网站使用，请换一个。')
  await field(page, '站点网址').fill('hengxin-cost')
  await told(page, '这个网址可以使用。')
  await intro.fill('以数据说话的造价咨询。')
  await field(page, '邮政编码').fill('35')
  await button(page, '保存资料').click()
  await told(page, '邮政编码为 6 位数字。')
  await field(page, '邮政编码').fill('350001')
  await expect(preview(page).getByText('以数据说话的造价咨询。')).toBeVisible()
  await expect(preview(page).getByText('从业人员')).toBeVisible()
  await expectAccessible(page)
  await button(page, '保存资料').click()
  await told(page, '站点资料已保存')
  await button(page, '发布站点').click()
  await expect(page.getByText('审核中').first()).toBeVisible()
  await page.goto('/subsite/hengxin')
  await told(page, '总部设在临江市滨江区')
  await expect(page.getByText('以数据说话的造价咨询。')).toBeHidden()
  await decide('SITE', '恒信', 'APPROVE')
  await page.goto('/companyOverview/hengxin-cost')
  await told(page, '以数据说话的造价咨询。')
})

test('news are pasted from Word, illustrated, returned, mended and published', { tag: '@desktop' }, async ({
  page,
  world,
}) => {
  const { decide } = association(world)
  await decideByHand(world)
  await enterAs(page, 'hengxin', '/memberSubsite?part=items')
  await page.getByRole('link', { name: '写会员动态' }).click()
  await expect(page.getByRole('heading', { name: '新建会员动态' })).toBeVisible()
  await field(page, '标题').fill('恒信中标云洲医院项目')
  const text = page.getByRole('textbox', { name: '正文' })
  await text.click()
  await paste(
    page,
    '正文',
    '<h1>中标</h1><p class=MsoNormal style="color:red">全最佳团队<o:p></o:p></p><p><img src="https://mmbiz.example/a.png"></p><script>x()</script>',
  )
  await expect(text.getByRole('heading', { level: 2, name: '中标' })).toBeVisible()
  await told(page, '有 1 张图片没有粘贴')
  await page.locator('input[type=file][multiple]').setInputFiles(photo)
  await expect(text.locator('img')).toBeVisible()
  await button(page, '提交发布').click()
  await told(page, '已提交，审核通过后发布')
  await expect(page).toHaveURL(/item=\d+/)
  await decide('SITE_ITEM', '云洲医院', 'RETURN', '请勿使用“最佳”。')
  await page.reload()
  await told(page, '请勿使用“最佳”。')
  await text.fill('由三名一级造价工程师负责。')
  await button(page, '提交发布').click()
  await told(page, '已提交，审核通过后发布')
  await decide('SITE_ITEM', '云洲医院', 'APPROVE')
  await page.goto('/subNews/hengxin')
  await page.getByRole('link', { name: '恒信中标云洲医院项目' }).click()
  await told(page, '由三名一级造价工程师负责。')
})

test('an item that is deleted can be brought back, and one that is not sent is sent with others', {
  tag: '@phone',
}, async ({ page }) => {
  await enterAs(page, 'hengxin', '/memberSubsite?part=items&write=NEWS')
  await field(page, '标题').fill('内训通知')
  await page.getByRole('textbox', { name: '正文' }).fill('本周五内训。')
  await button(page, '保存草稿').click()
  await told(page, '草稿已保存')
  await page.getByRole('link', { name: '返回内容列表' }).click()
  await button(page, '删除“内训通知”').click()
  await expect(button(page, '撤销删除')).toBeFocused()
  await button(page, '撤销删除').click()
  await page.getByRole('checkbox', { name: '选择“内训通知”' }).check()
  await button(page, /^提交所选的/).click()
  await told(page, '已提交 1 条内容')
})

test('the later one of two tabs is told what the earlier one has saved, and chooses', {
  tag: ['@desktop', '@full'],
}, async ({ page, context }) => {
  await enterAs(page, 'lin', '/personMemberSubsite')
  const intro = (tab: Page) => tab.getByRole('textbox', { name: '简介正文' })
  await expect(intro(page)).toContainText('从业十六年')
  const other = await context.newPage()
  await other.goto('/personMemberSubsite')
  await intro(other).fill('别处写的简介。')
  await field(other, '电话').fill('0590-1111111')
  await button(other, '保存资料').click()
  await told(other, '站点资料已保存')
  await intro(page).fill('这里写的简介。')
  await button(page, '保存资料').click()
  await expect(page.getByText(/在别处修改$/)).toBeInViewport()
  await told(page, '别处写的简介。')
  await button(page, '保留这里填写的').click()
  await button(page, '保存资料').click()
  await told(page, '站点资料已保存')
  await page.reload()
  await expect(intro(page)).toContainText('这里写的简介。')
  await expect(field(page, '电话')).toHaveValue('0590-1111111')
})

test('a logo is cut in its middle and stays transparent, and the preview of a desk stands beside the form', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterAs(page, 'hengxin', '/memberSubsite')
  await page.getByLabel('更换标志').and(page.locator('input')).setInputFiles(photo)
  const sent = page.waitForResponse((response) => response.request().method() === 'POST')
  await button(page, '使用这张图片').click()
  expect(await (await sent).json()).toMatchObject({ name: 'picture.png' })
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByText('电脑', { exact: true }).click()
  await page.getByRole('textbox', { name: '电话' }).scrollIntoViewIfNeeded()
  await expect(page.getByTitle('站点预览')).toBeInViewport()
  await expect(page.getByText('电脑', { exact: true })).toBeInViewport()
})
