import type { Page } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { decideAtCashier, thisYear } from '../../support/paying.ts'
import { button, field, listOf } from '../../support/repeated-writes.ts'
import { web } from '../../support/servers.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const year = String(thisYear())
const progress = (page: Page) => page.getByRole('main').getByRole('listitem')

/** A workbook as somebody keeps it, every cell a text. */
async function workbookOf(table: readonly string[][]): Promise<Buffer> {
  const cells = table.map((row) => row.map((value) => ({ value, type: String })))
  return writeXlsxFile(cells).toBuffer()
}

/** Takes people of the unit's list into the batch by their names. */
async function choose(page: Page, names: readonly string[]): Promise<void> {
  await button(page, '从本单位人员选择').click()
  const dialog = page.getByRole('dialog')
  for (const name of names) {
    await dialog.getByRole('textbox', { name: '按姓名查找' }).fill(name)
    await dialog.getByRole('checkbox', { name: new RegExp(`^${name} `) }).check()
  }
  await dialog.getByRole('button', { name: `加入 ${names.length} 人` }).click()
}

/** Confirms the batch that is open, and pays its order with WeChat. @returns the order's id */
async function pay(page: Page, sum: string): Promise<string> {
  await button(page, '提交并支付').click()
  await expect(page).toHaveURL(/\/unitPay\?order=\d+/)
  await page.getByRole('radio', { name: /微信支付/ }).check()
  await button(page, `支付 ${sum}`).click()
  await decideAtCashier(page, '支付成功')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  return new URL(page.url()).searchParams.get('order') ?? ''
}

/** Pays for somebody who then leaves, and asks it back. */
async function payAndAskBack(page: Page, name: string): Promise<void> {
  await page.goto('/unitPayment?step=new')
  await choose(page, [name])
  await button(page, '核对并确认').click()
  const order = await pay(page, '¥200.00')
  await page.goto(`/unitPay/orders/${order}`)
  await button(page, '申请退款').click()
  const dialog = page.getByRole('dialog', { name: '申请退款' })
  await dialog.getByRole('textbox', { name: '退款原因' }).fill('人员已离职')
  await dialog.getByRole('button', { name: '提交退款申请' }).click()
  await expect(progress(page).filter({ hasText: '已申请退款' })).toContainText('人员已离职')
}

test('a clerk pays for forty people out of a workbook with six mistakes, with one invoice and two refunds', {
  tag: ['@desktop', '@full'],
}, async ({ page, context, allow }) => {
  test.slow()
  allow(/^400: P(OS|U)T .*member-applies-top/)
  await context.addCookies([{ name: 'mock_scenario', value: 'large-unit', url: web }])
  await enterAs(page, 'hengxin', '/unitPayment?step=new')
  const people = await listOf(page, `unit-people?size=60&name.contains=${encodeURIComponent('会员')}&sort=id`)
  const names = people.map(({ name }) => String(name))
  expect(names.length).toBeGreaterThanOrEqual(45)
  const [cut = '', wrongDigit = '', ...others] = names

  await test.step('the workbook is read, and each mistake is named', async () => {
    const right = others.slice(0, 37).map((name) => [name, '', '', year])
    const table = [
      ['姓名', '身份证号', '手机号码', '缴费年度'],
      ...right,
      // Cut by a spreadsheet, a wrong check digit, no year, there twice, a slip in the name, and nobody at all.
      [cut, '3.49950E+17', '', year],
      [wrongDigit, '349950196801010018', '13800010001', year],
      [others[37] ?? '', '', '', '去年'],
      [others[0] ?? '', '', '', year],
      ['会圆八', '', '', year],
      ['无此人', '349906196803128296', '15993320964', year],
    ]
    await button(page, '上传或粘贴表格').click()
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '去年代缴.xlsx', mimeType, buffer: await workbookOf(table) })
    await expect(page.getByRole('status').filter({ hasText: '43 行' })).toBeVisible()
    await expect(page.getByText('5 行有误')).toBeVisible()
  })

  await test.step('the mistakes are mended in place, and the good rows stay', async () => {
    await field(page, '在名单中查找').fill(others[37] ?? '')
    await page.getByRole('textbox', { name: '第 40 行年度' }).fill(year)
    await field(page, '在名单中查找').fill('')
    await button(page, '查看有误的行').click()
    for (const number of [42, 41, 39, 38]) await button(page, `删除第 ${number} 行`).click()
    await expect(page.getByText('行有误')).toBeHidden()
    await choose(page, [cut, wrongDigit])
    await button(page, '核对并确认').click()
    await button(page, '查看有误的行').click()
    await expect(page.getByText('没有姓名与身份证号都相符的个人会员')).toBeVisible()
    await button(page, '删除第 39 行').click()
    await expect(page.getByText('行有误')).toBeHidden()
  })

  const order = await test.step('forty people are paid with one order', async () => {
    await button(page, '核对并确认').click()
    await expect(page.getByRole('heading', { name: '确认代缴名单' })).toBeVisible()
    await expect(page.getByText('合计').last()).toContainText('¥8,000.00')
    return pay(page, '¥8,000.00')
  })

  await test.step('each has a receipt, and all of them one invoice', async () => {
    await page.goto(`/receiptsPrint?order=${order}`)
    await expect(page.getByRole('article', { name: '缴费凭证' })).toHaveCount(40)
    await page.goto(`/unitPay/invoices?order=${order}`)
    await expect(page.getByText('1 笔订单，开票金额')).toContainText('¥8,000.00')
    await button(page, '提交开票申请').click()
    await expect(page.getByText('协会正在审核')).toBeVisible()
  })

  await test.step('two who have left are paid back', async () => {
    for (const name of others.slice(40, 42)) await payAndAskBack(page, name)
    await page.goto('/unitPay/refunds')
    await expect(
      page.getByRole('row').filter({ hasText: '（1人）' }).filter({ hasText: '退款中' }),
    ).toHaveCount(2)
  })
})
