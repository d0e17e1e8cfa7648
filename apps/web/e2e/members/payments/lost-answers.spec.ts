import type { Page } from '@playwright/test'
import { decideAtCashier, openCode, openPayment } from '../../support/paying.ts'
import { button, confirmed, listOf, openSame, testWrites } from '../../support/repeated-writes.ts'
import { enterAs } from '../../support/session.ts'
import { expect } from '../../support/test.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Asks for the money of an order back, as far as the window with the reason. */
async function writeRefund(page: Page): Promise<void> {
  await button(page, '申请退款').click()
  await page.getByRole('dialog').getByRole('textbox', { name: '退款原因' }).fill('重复缴费')
}

async function uploadProof(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '回单.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByText(/^已上传/)).toBeVisible()
}

const chooseTransfer = (page: Page) => page.getByRole('radio', { name: /银行转账/ }).check()

const progress = (page: Page) => page.getByRole('main').getByRole('listitem')

/** Leads from the payment to the page of the order. */
async function openOrder(page: Page): Promise<void> {
  const id = new URL(page.url()).searchParams.get('order')
  await page.goto(`/financialManagement/orders/${id}`)
  await expect(page.getByRole('heading', { name: '订单进度' })).toBeVisible()
}

testWrites([
  {
    what: 'an order that is cancelled',
    call: /^POST .*\/api\/member-orders\/\d+\/cancel$/,
    fill: async (page) => {
      await openCode(page, 'su')
      await openOrder(page)
    },
    send: (page, click) => confirmed(page, click, button(page, '取消订单'), '取消订单'),
    done: (page) => expect(progress(page).last()).toContainText('订单已关闭'),
  },
  {
    what: 'a refund that is asked for',
    isTyped: true,
    call: /^POST .*\/api\/member-orders\/\d+\/refund$/,
    fill: async (page) => {
      await openCode(page, 'he')
      await decideAtCashier(page, '支付成功')
      await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
      await openOrder(page)
      await writeRefund(page)
    },
    fillOther: async (other, page) => {
      await openSame(other, page)
      await writeRefund(other)
    },
    send: (page, click) => click(page.getByRole('dialog').getByRole('button', { name: '提交退款申请' })),
    done: (page) => expect(progress(page).filter({ hasText: '已申请退款' })).toHaveCount(1),
  },
  {
    what: 'a proof of a transfer',
    isTyped: true,
    call: /^POST .*\/transfer-proof$/,
    fill: async (page) => {
      await openPayment(page, 'su')
      await chooseTransfer(page)
      await button(page, /^转账 ¥/).click()
      await uploadProof(page)
    },
    fillOther: async (other, page) => {
      await openSame(other, page)
      await uploadProof(other)
    },
    send: (page, click) => click(button(page, '提交凭证')),
    done: (page) => expect(page.getByText('转账凭证已提交，等待协会确认')).toBeVisible(),
  },
  {
    what: 'a transfer that is begun',
    call: /^POST .*\/api\/bank-transfers$/,
    fill: async (page) => {
      await openPayment(page, 'su')
      await chooseTransfer(page)
    },
    fillOther: async (other, page) => {
      await openSame(other, page)
      await chooseTransfer(other)
    },
    send: (page, click) => click(button(page, /^转账 ¥/)),
    done: async (page) => {
      const open = await listOf(page, 'member-orders?payChannel.equals=BANK&status.in=CREATED,PAYING')
      expect(open).toHaveLength(1)
    },
  },
  {
    what: 'a draft of people who are paid for',
    isTyped: true,
    call: /^POST .*\/api\/member-applies-top$/,
    fill: async (page) => {
      await enterAs(page, 'hengxin', '/unitPayment?step=new')
      await button(page, '上传或粘贴表格').click()
      await page.getByRole('textbox', { name: '或从表格中复制后粘贴' }).fill('姓名\t年度\n田广策\t2026')
      await button(page, '加入粘贴的内容').click()
      await expect(page.getByRole('list', { name: '代缴人员' }).getByRole('listitem')).toHaveCount(1)
    },
    send: (page, click) => click(button(page, '保存草稿')),
    isRepeated: true,
    isLookedUp: true,
    done: async (page) => {
      await expect(page).toHaveURL(/batch=\d+/)
      const drafts = await listOf(page, 'member-applies-top/user?status.equals=DRAFT&size=200')
      const names = drafts.map(({ members }) =>
        (members as { name: string }[]).map(({ name }) => name).join(),
      )
      expect(names.filter((name) => name === '田广策')).toHaveLength(1)
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
    fillOther: async (other, page) => {
      await expect(button(page, /^支付/)).toBeVisible()
      await openSame(other, page)
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
])
