import { controlsOf } from '../support/paying.ts'
import { otherDevice } from '../support/player.ts'
import { enterDesk } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

/** As a field of date and time has an instant, in time zone PRC. */
const localTime = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16)

const title = '关于召开2026年度会员大会的通知'

test('an editor writes a notice and schedules it, and the home page shows it when its time has come', {
  tag: ['@desktop', '@always'],
}, async ({ page, browser, world }) => {
  // Within the eight hours that a session lasts: the editor logs out at the end.
  const later = localTime(new Date(Date.now() + 4 * 3_600_000))
  await enterDesk(page, 'bianji', '/dashboard/workplace')
  await page.getByRole('link', { name: '写文章' }).click()
  await page.getByRole('textbox', { name: /^标题/ }).fill(title)
  await page.getByRole('combobox', { name: /^栏目/ }).selectOption({ label: '行业动态 / 通知公告' })
  await page.getByRole('textbox', { name: '正文' }).fill('定于十二月中旬召开会员大会。')
  await page.getByText('在栏目中置顶').click()
  await page.getByRole('button', { name: '预览' }).click()
  const preview = page.getByRole('dialog', { name: '预览' })
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(preview.getByText('定于十二月中旬召开会员大会。')).toBeVisible()
  await preview.getByRole('button', { name: '关闭' }).click()

  await page.getByRole('button', { name: '发布', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '发布文章' })
  await dialog.getByText('指定时间').click()
  await dialog.getByLabel(/^发布于/).fill(later)
  await dialog.getByRole('button', { name: '定时发布' }).click()
  await expect(page.getByText(`将于 ${later.replace('T', ' ')} 发布`)).toBeVisible()
  await expect(page).toHaveURL(/\/form\/news\?id=\d+$/)

  const [device, visitor] = await otherDevice(browser, world)
  await visitor.goto('/')
  const notices = visitor.getByRole('region', { name: '通知公告' })
  const notice = notices.getByRole('link', { name: title })
  await notices.scrollIntoViewIfNeeded()
  await expect(notices.getByRole('listitem').getByRole('link').first()).toBeVisible()
  await expect(notice).toHaveCount(0)
  await controlsOf(world).PUT('/clock', { body: { now: `${later}:00+08:00` } })
  await visitor.reload()
  await notices.scrollIntoViewIfNeeded()
  await expect(notice).toBeVisible()
  await device.close()

  await page.getByRole('button', { name: /文思齐/ }).click()
  await page.getByRole('menuitem', { name: '退出账号' }).click()
  await page.getByRole('button', { name: '退出', exact: true }).click()
  await expect(page).toHaveURL('/MemberLogin')
})
