import type { Page } from '@playwright/test'
import { controlsOf } from '../support/paying.ts'
import {
  button,
  confirmed,
  field,
  listOf,
  openSame,
  rowOf,
  testWrites,
  type Write,
} from '../support/repeated-writes.ts'
import { enterAs } from '../support/session.ts'
import { expect } from '../support/test.ts'

const upgrade = '/memberManagement?begin=UPGRADE'
const openUpgrades = async (page: Page) =>
  (await listOf(page, 'member-applies/user?size=50')).filter(
    ({ applyKind, status }) => applyKind === 'UPGRADE' && status === 'DRAFT',
  ).length
const invited = '13712340009'
const onInvoice = '2026 年第 3 期'

const writes: Write[] = [
  {
    what: 'an application that is begun',
    isTyped: true,
    call: /^POST .*\/api\/member-applies$/,
    fill: async (page) => {
      await enterAs(page, 'hengxin', upgrade)
      await page.getByLabel('申请的会员等级').selectOption('常务理事单位')
    },
    send: (page, click) => click(button(page, '保存草稿')),
    isRepeated: true,
    done: async (page) => {
      await expect(page).toHaveURL(/apply=\d+/)
      await expect(page.getByLabel('申请的会员等级')).toHaveValue('常务理事单位')
      expect(await openUpgrades(page)).toBe(1)
    },
  },
  {
    what: 'an application that is kept',
    isTyped: true,
    call: /^PUT .*\/api\/member-applies$/,
    fill: async (page) => {
      await enterAs(page, 'tong', '/personMemberManage?apply=3001')
      await page.getByLabel('姓名').fill('童小满满')
    },
    send: (page, click) => click(button(page, '保存草稿')),
    isRepeated: true,
    done: (page) => expect(page.getByLabel('姓名')).toHaveValue('童小满满'),
  },
  {
    what: 'an application that is handed in',
    call: /^PUT .*\/api\/member-applies$/,
    fill: (page) => enterAs(page, 'tong', '/personMemberManage?apply=3001&step=3'),
    send: (page, click) => click(button(page, '提交申请')),
    done: (page) => expect(page.getByText('待初审').first()).toBeVisible(),
  },
  {
    what: 'a draft that is thrown away',
    call: /^DELETE .*\/api\/member-applies\/\d+$/,
    fill: async (page) => {
      await enterAs(page, 'hengxin', upgrade)
      await page.getByLabel('申请的会员等级').selectOption('常务理事单位')
      await button(page, '保存草稿').click()
      await expect(page).toHaveURL(/apply=\d+/)
    },
    send: (page, click) => confirmed(page, click, button(page, '删除草稿'), '删除草稿'),
    done: (page) => expect.poll(() => openUpgrades(page)).toBe(0),
  },
  {
    what: 'the profile',
    isTyped: true,
    call: /^PUT .*\/api\/member-basic-infos$/,
    fill: async (page) => {
      await enterAs(page, 'lin', '/personalCenter/profile')
      await field(page, '职务').fill('总监')
    },
    send: (page, click) => click(button(page, '保存资料')),
    isRepeated: true,
    done: (page) => expect(field(page, '职务')).toHaveValue('总监'),
  },
  {
    what: 'the data of a unit',
    isTyped: true,
    call: /^PUT .*\/api\/member-basic-infos$/,
    fill: async (page) => {
      await enterAs(page, 'hengxin', '/unitData')
      await field(page, '联系人').fill('陆秋实')
    },
    send: (page, click) => click(button(page, '保存资料')),
    isRepeated: true,
    done: (page) => expect(field(page, '联系人')).toHaveValue('陆秋实'),
  },
  {
    what: 'an activity that is signed up for',
    call: /^POST .*\/sign-up$/,
    fill: (page) => enterAs(page, 'lin', '/personalCenter/activities?activity=4304'),
    send: (page, click) => click(page.getByRole('button', { name: '报名', exact: true })),
    done: (page) => expect(page.getByText('您已报名，见下面的列表。')).toBeVisible(),
  },
  {
    what: 'an activity that is given up',
    call: /^DELETE .*\/sign-up$/,
    fill: (page) => enterAs(page, 'su', '/personalCenter/activities'),
    send: (page, click) => confirmed(page, click, button(page, /^取消报名/).first(), '取消报名'),
    done: (page) => expect(rowOf(page, '我的活动', '已取消报名').first()).toBeVisible(),
  },
  {
    what: 'the data of a unit that is confirmed',
    call: /^POST .*\/member-basic\/confirm$/,
    fill: async (page) => {
      await enterAs(page, 'hengxin')
      // A call that is still on its way when the year is over finds its token expired.
      await page.waitForLoadState('networkidle')
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'mock_world')
      await controlsOf(cookie?.value ?? '').PUT('/clock', { body: { advanceSeconds: 366 * 86_400 } })
      await enterAs(page, 'hengxin', '/unitData')
    },
    send: (page, click) => click(button(page, '资料无误，确认')),
    done: (page) => expect(page.getByText(/^资料已于 .* 确认/)).toBeVisible(),
  },
  {
    what: 'a vote on an answer',
    call: /^POST .*\/help-articles\/\d+\/vote$/,
    fill: (page) => enterAs(page, 'hengxin', '/helpCenter?question=3101'),
    send: (page, click) => click(page.getByRole('button', { name: '有帮助', exact: true })),
    isRepeated: true,
    done: (page) =>
      expect(page.getByRole('button', { name: '有帮助', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
  },
  {
    what: 'a course that is kept',
    call: /^POST .*\/api\/member-favourites$/,
    fill: (page) => enterAs(page, 'su', '/continuingEducation/3008'),
    send: (page, click) => click(button(page, '收藏')),
    done: (page) => expect(button(page, '已收藏')).toBeVisible(),
  },
  {
    what: 'a favourite that is taken out',
    call: /^DELETE .*\/api\/member-favourites\/\d+$/,
    fill: (page) => enterAs(page, 'su', '/personalCenter/favourites?kind=COURSE'),
    send: (page, click) => click(button(page, /^取消收藏/)),
    done: (page) => expect(page.getByText('没有这一类收藏')).toBeVisible(),
  },
  {
    what: 'the end of all other logins',
    call: /^DELETE .*\/api\/member\/logins$/,
    fill: async (page) => {
      await enterAs(page, 'lin')
      await enterAs(page, 'lin', '/personalCenter/logins')
      await expect(page.getByRole('table', { name: '登录设备' }).getByRole('row')).toHaveCount(1 + 2)
    },
    send: (page, click) => confirmed(page, click, button(page, '退出其他全部登录'), '全部退出'),
    done: (page) => expect(page.getByRole('table', { name: '登录设备' }).getByRole('row')).toHaveCount(1 + 1),
  },
  {
    what: 'an invitation',
    isTyped: true,
    call: /^POST .*\/api\/unit-invitations$/,
    fill: async (page) => {
      await enterAs(page, 'hengxin', '/memberManagement?part=people')
      await button(page, '邀请人员').click()
      await field(page, '手机号码').fill(invited)
    },
    send: (page, click) => click(button(page, '发出邀请')),
    isRepeated: true,
    done: async (page) => {
      await expect
        .poll(
          async () =>
            (await listOf(page, 'unit-invitations?size=200')).filter(({ phone }) => phone === invited).length,
        )
        .toBe(1)
    },
  },
  {
    what: 'a course that is ordered for people',
    call: /^POST .*\/unit-courses\/\d+\/orders$/,
    fill: async (page) => {
      await enterAs(page, 'hengxin', '/memberManagement?part=courses&course=3002')
      await page.getByRole('checkbox', { name: '全选未购买的人员' }).check()
    },
    fillOther: async (other, page) => {
      await openSame(other, page)
      await other.getByRole('checkbox', { name: '全选未购买的人员' }).check()
    },
    send: (page, click) => click(button(page, '生成订单并支付')),
    done: async (page) => {
      await expect
        .poll(async () => {
          const orders = await listOf(page, 'member-orders?size=200&orderType.equals=EDU')
          return orders.filter(({ createdDate }) => Date.now() - Date.parse(String(createdDate)) < 60_000)
            .length
        })
        .toBe(1)
    },
  },
  {
    what: 'an invitation that is accepted',
    call: /^POST .*\/accept$/,
    fill: (page) => enterAs(page, 'su', '/personMemberManage'),
    send: (page, click) => click(button(page, /^接受/)),
    done: (page) =>
      expect(
        page.getByRole('region', { name: '所属单位' }).getByRole('button', { name: '解除关系' }),
      ).toBeVisible(),
  },
  {
    what: 'notices that are all read',
    call: /^POST .*\/read-all$/,
    fill: (page) => enterAs(page, 'su', '/informationCenter'),
    send: (page, click) => click(button(page, '全部标为已读')),
    done: (page) => expect(button(page, '全部标为已读')).toBeDisabled(),
  },
  {
    what: 'an invoice that is asked for',
    isTyped: true,
    call: /^POST .*\/api\/member\/invoice-apply$/,
    fill: async (page) => {
      await enterAs(page, 'hengxin', '/unitPay/invoices?part=apply')
      const services = page.getByRole('region', { name: '培训与服务订单' })
      await services.getByRole('checkbox').nth(1).check()
      await field(page, '备注').fill(onInvoice)
    },
    send: (page, click) => click(button(page, '提交开票申请')),
    done: async (page) => {
      await expect(page.getByText('协会正在审核')).toBeVisible()
      const asked = async () =>
        (await listOf(page, 'member-invoices?size=200')).filter(({ remark }) => remark === onInvoice).length
      expect(await asked()).toBe(1)
    },
  },
  {
    what: 'an invoice that is mended',
    isTyped: true,
    call: /^PUT .*\/api\/member\/invoice-apply$/,
    fill: async (page) => {
      await enterAs(page, 'hengxin', '/unitPay/invoices?invoice=4&part=mend')
      await field(page, '备注').fill(onInvoice)
    },
    send: (page, click) => click(button(page, '修改并重新提交')),
    isRepeated: true,
    done: async (page) => {
      await expect(page.getByText('协会正在审核')).toBeVisible()
      await expect(page.getByRole('main')).toContainText(onInvoice)
    },
  },
]

testWrites(writes)
