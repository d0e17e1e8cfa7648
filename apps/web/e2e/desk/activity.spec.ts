import { enterDesk } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const title = '全过程咨询案例分享会'

/** As a field of date and time has it, in so many days from now in time zone PRC. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 16)

test('the training department writes an activity and publishes it, and visitors find it', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterDesk(page, 'peixunbu', '/list/activities')
  await page.getByRole('link', { name: '写活动' }).click()
  await page.getByRole('textbox', { name: /^标题/ }).fill(title)
  await page.getByRole('textbox', { name: /^地点/ }).fill('协会三楼学术报告厅')
  await page.getByRole('textbox', { name: '正文' }).fill('三家会员单位分享案例。')
  await page.getByLabel(/^开始时间/).fill(inDays(20))
  await page.getByLabel(/^结束时间/).fill(inDays(19))
  await page.getByLabel(/^开放报名/).fill(inDays(-1))
  await page.getByLabel(/^报名截止/).fill(inDays(18))
  await page.getByRole('textbox', { name: /^名额/ }).fill('30')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('结束时间须晚于开始时间。')).toBeVisible()
  await page.getByLabel(/^结束时间/).fill(inDays(21))
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('活动已发布')).toBeVisible()
  await expect(page).toHaveURL(/\/form\/activity\?id=\d+$/)
  await expect(page.getByRole('form', { name: '活动编辑' }).getByText('报名中')).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id')

  await page.goto(`/2408?view=activities&activity=${id}`)
  await expect(page.getByText(title).first()).toBeVisible()
})

test('who has signed up is listed and taken away as a file, and a full activity is called off', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterDesk(page, 'peixunbu', '/list/activities')
  const activity = page.getByRole('row').filter({ hasText: '12 / 12' })
  const name = await activity.getByRole('rowheader').innerText()
  await activity.getByRole('link', { name: `12 人报名：${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `报名名单：${name}` })).toBeVisible()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(13)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出列表' }).click()
  expect((await download).suggestedFilename()).toContain('报名名单')

  await page.getByRole('link', { name: '全部活动' }).click()
  await activity.getByRole('button', { name: `取消活动 ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消活动' }).click()
  await expect(page.getByText('已取消这项活动')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('已取消')
})
