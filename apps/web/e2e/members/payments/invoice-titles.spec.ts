import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { button, field, testWrites } from '../../support/repeated-writes.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const book = '/unitPay/invoices?part=titles'
const branch = '江川恒信工程造价咨询有限公司云洲分公司'
const titles = (page: Page) => page.getByRole('list', { name: '常用抬头' }).getByRole('listitem')
const titleOf = (page: Page, name: string) =>
  titles(page).filter({ has: page.getByText(name, { exact: true }) })
const isDefault = (page: Page, name: string) => titleOf(page, name).getByText('默认', { exact: true })

/** Fills in a new title of the book. */
async function writeTitle(page: Page, name: string): Promise<void> {
  await enterAs(page, 'hengxin', book)
  await button(page, '新增抬头').click()
  await field(page, '发票抬头').fill(name)
  await field(page, '税号').fill('91350100M000100Y43')
}

async function changeTitle(page: Page): Promise<void> {
  await enterAs(page, 'hengxin', book)
  await button(page, `修改“${branch}”`).click()
  await field(page, '手机号码').fill('13900020009')
}

test('a title is kept, made the default, begins the next application, and is taken out and back', async ({
  page,
}) => {
  await enterAs(page, 'hengxin', book)
  await button(page, '新增抬头').click()
  const dialog = page.getByRole('dialog', { name: '新增抬头' })
  await button(page, '保存抬头').click()
  await expect(dialog.getByText('请填写发票抬头，至少 2 个字。')).toBeVisible()
  await button(page, '粘贴开票信息，自动填写').click()
  await field(page, '开票信息').fill('名称：江川测试有限公司\n税号：91350100M000100Y43\n邮箱：a@test.example')
  await expect(field(page, '接收邮箱')).toHaveValue('a@test.example')
  await expectAccessible(page)
  await button(page, '保存抬头').click()
  await expect(dialog).toHaveCount(0)
  await expect(isDefault(page, '江川恒信工程造价咨询有限公司')).toBeVisible()
  await button(page, '把“江川测试有限公司”设为默认').click()
  await expect(isDefault(page, '江川测试有限公司')).toBeVisible()
  await expect(isDefault(page, '江川恒信工程造价咨询有限公司')).toHaveCount(0)
  await expectAccessible(page)

  await button(page, `删除“${branch}”`).click()
  await button(page, '撤销删除').click()
  await expect(button(page, `删除“${branch}”`)).toBeEnabled()

  await page.goto('/unitPay/invoices?part=apply')
  await page.getByRole('region', { name: '培训与服务订单' }).getByRole('checkbox').nth(1).check()
  await expect(field(page, '发票抬头')).toHaveValue('江川测试有限公司')
  await page.getByLabel('常用抬头').selectOption({ label: `${branch}（91349902MA2KY08E1T）` })
  await expect(field(page, '接收邮箱')).toHaveValue('yunzhou@hengxin.example')
  await expect(page.getByRole('checkbox', { name: /^提交时/ })).toHaveCount(0)
  await field(page, '接收邮箱').fill('new@hengxin.example')
  await page.getByRole('checkbox', { name: '提交时更新常用抬头中的这个抬头' }).check()
  await button(page, '提交开票申请').click()
  await expect(page.getByText('协会正在审核')).toBeVisible()
  await page.goto(book)
  await expect(titleOf(page, branch)).toContainText('new@hengxin.example')
})

testWrites([
  {
    what: 'a title that is kept',
    call: /^POST .*\/api\/member-invoice-titles$/,
    fill: (page) => writeTitle(page, '只存一次的公司'),
    fillOther: (other) => writeTitle(other, '只存一次的公司'),
    send: (page, click) => click(button(page, '保存抬头')),
    done: (page) => expect(titleOf(page, '只存一次的公司')).toHaveCount(1),
  },
  {
    what: 'a title that is changed',
    call: /^PUT .*\/api\/member-invoice-titles$/,
    fill: changeTitle,
    fillOther: changeTitle,
    send: (page, click) => click(button(page, '保存抬头')),
    isRepeated: true,
    done: (page) => expect(titleOf(page, branch)).toContainText('13900020009'),
  },
])
