import type { Page } from '@playwright/test'
import { call } from '../support/player.ts'
import { button, field, listOf, testWrites } from '../support/repeated-writes.ts'
import { enterDesk } from '../support/session.ts'
import { expect } from '../support/test.ts'

const notice = '关于只写一次的通知'
const activity = '只写一次的讲座'
const role = '只建一次的角色'

/** How often the application was approved in its first review; a tab that has been told shows the second one, to be decided. */
async function approvalsOf(page: Page): Promise<number> {
  type Found = { application: { auditRecords: { node: string; result: string }[] } }
  const { application } = await call<Found>(page, 'GET', 'admin/applications/3016')
  return application.auditRecords.filter(({ node, result }) => node === '初审' && result === 'APPROVE').length
}

testWrites([
  {
    what: 'an article that is written',
    isTyped: true,
    call: /^POST .*\/api\/admin\/news$/,
    fill: async (page) => {
      await enterDesk(page, 'bianji', '/form/news')
      await page.getByRole('textbox', { name: /^标题/ }).fill(notice)
      await page.getByRole('combobox', { name: /^栏目/ }).selectOption({ label: '行业动态 / 通知公告' })
      await page.getByRole('textbox', { name: '正文' }).fill('正文。')
    },
    send: (page, click) => click(button(page, '保存草稿')),
    isRepeated: true,
    isLookedUp: true,
    done: async (page) => {
      await expect(page).toHaveURL(/\/form\/news\?id=\d+$/)
      const written = await listOf(page, 'admin/news?size=200&sort=id,desc')
      expect(written.filter(({ title }) => title === notice)).toHaveLength(1)
    },
  },
  {
    what: 'an activity that is written',
    isTyped: true,
    call: /^POST .*\/api\/admin\/activities$/,
    fill: async (page) => {
      await enterDesk(page, 'peixunbu', '/form/activity')
      await page.getByRole('textbox', { name: /^标题/ }).fill(activity)
      await page.getByRole('textbox', { name: /^地点/ }).fill('临江市')
      await page.getByRole('textbox', { name: '正文' }).fill('讲座。')
      await page.getByLabel(/^开放报名/).fill('2027-01-01T09:00')
      await page.getByLabel(/^报名截止/).fill('2027-01-10T09:00')
      await page.getByLabel(/^开始时间/).fill('2027-01-20T09:00')
      await page.getByLabel(/^结束时间/).fill('2027-01-20T17:00')
      await page.getByRole('textbox', { name: /^名额/ }).fill('30')
    },
    send: (page, click) => click(button(page, '保存草稿')),
    isRepeated: true,
    isLookedUp: true,
    done: async (page) => {
      await expect(page).toHaveURL(/\/form\/activity\?id=\d+$/)
      const written = await listOf(page, 'admin/activities?size=200&sort=id,desc')
      expect(written.filter(({ title }) => title === activity)).toHaveLength(1)
    },
  },
  {
    what: 'an application that is approved',
    call: /^POST .*\/api\/admin\/applications\/\d+\/decision$/,
    fill: async (page) => {
      await enterDesk(page, 'huiyuanbu', '/list/applications')
      await page.getByRole('link', { name: /^SQ\d+003016/ }).click()
      await button(page, '领取审核').click()
      await expect(button(page, '放回待审核')).toBeVisible()
    },
    send: (page, click) => click(page.getByRole('button', { name: '通过', exact: true })),
    done: (page) => expect.poll(() => approvalsOf(page)).toBe(1),
  },
  {
    what: 'a role',
    isTyped: true,
    call: /^POST .*\/api\/admin\/roles$/,
    fill: async (page) => {
      await enterDesk(page, 'mishuzhang', '/system/role')
      await button(page, '新建角色').click()
      await field(page, '角色名称').fill(role)
    },
    send: (page, click) => click(page.getByRole('dialog').getByRole('button', { name: '保存', exact: true })),
    isRepeated: true,
    done: async (page) => {
      const roles = await listOf(page, 'admin/roles?size=200')
      expect(roles.filter(({ name }) => name === role)).toHaveLength(1)
    },
  },
])
