import type { Locator, Page } from '@playwright/test'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

/** Clicks once, or as somebody does who clicks twice. */
type Click = (button: Locator) => Promise<void>

interface Write {
  what: string
  /** The request that writes: method and path. */
  call: RegExp
  /** Opens the form as somebody and fills it in. */
  fill: (page: Page) => Promise<void>
  send: (page: Page, click: Click) => Promise<void>
  /** Whether it is sent once more when no answer came; else the page shows what has happened by itself. */
  isRepeated?: boolean
  /** What is to be seen once it is done, also on another device. */
  done: (page: Page) => Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const confirmed = async (page: Page, click: Click, first: Locator, name: string) => {
  await first.click()
  await click(page.getByRole('alertdialog').getByRole('button', { name }))
}
const rowOf = (page: Page, table: string, text: string | RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text })

/** What the backend has of a list of the member who is here. */
const listOf = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    return (await (await fetch(`/ht/api/${address}`, { headers })).json()) as Record<string, unknown>[]
  }, path)

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
    done: async (page) => expect(await openUpgrades(page)).toBe(0),
  },
  {
    what: 'the profile',
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
    what: 'an activity that is given up',
    call: /^DELETE .*\/sign-up$/,
    fill: (page) => enterAs(page, 'su', '/personalCenter/activities'),
    send: (page, click) => confirmed(page, click, button(page, /^取消报名/).first(), '取消报名'),
    done: (page) => expect(rowOf(page, '我的活动', '已取消报名').first()).toBeVisible(),
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
  {
    what: 'a payment',
    call: /^POST .*\/weixin\/native\/pay$/,
    fill: async (page) => {
      await enterAs(page, 'he', '/financialManagement/fees')
      await page
        .getByRole('link', { name: /^缴费(?!通知)/ })
        .first()
        .click()
    },
    send: (page, click) => click(button(page, /^支付/)),
    done: async (page) => {
      const open = async () =>
        (await listOf(page, 'member-orders?size=200')).filter(({ status }) =>
          ['CREATED', 'PAYING'].includes(String(status)),
        ).length
      await expect.poll(open).toBe(1)
    },
  },
]

/** Counts the writes, and has the answer of the first get lost once the backend has acted. */
async function watch(page: Page, call: RegExp, isLost: boolean): Promise<() => number> {
  let calls = 0
  await page.route('**/ht/**', async (route) => {
    const request = route.request()
    if (!call.test(`${request.method()} ${new URL(request.url()).pathname}`)) return route.fallback()
    calls += 1
    if (calls > 1 || !isLost) return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return () => calls
}

for (const { what, call, fill, send, isRepeated, done } of writes) {
  test(`${what}, whose answer was lost, is neither lost nor doubled`, { tag: ['@desktop', '@full'] }, async ({
    page,
    allow,
  }) => {
    allow(/^failed: .*ERR_CONNECTION_RESET/)
    allow(/^40[49]: /)
    await fill(page)
    const calls = await watch(page, call, true)
    await send(page, (one) => one.click())
    await expect.poll(calls).toBe(1)
    if (isRepeated) {
      await expect(page.getByText(/网络连接不上/).first()).toBeVisible()
      await send(page, (one) => one.click())
      await expect.poll(calls).toBeGreaterThan(1)
    }
    await done(page)
    await page.reload()
    await done(page)
  })

  test(`${what} is sent once by a double click`, { tag: ['@desktop', '@full'] }, async ({ page }) => {
    await fill(page)
    const calls = await watch(page, call, false)
    await send(page, (one) => one.dblclick())
    await done(page)
    expect(calls()).toBe(1)
  })
}
