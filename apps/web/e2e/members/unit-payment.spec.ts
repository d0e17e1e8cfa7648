import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { thisYear } from '../support/paying.ts'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const year = String(thisYear())
const list = (page: Page) => page.getByRole('list', { name: '代缴人员' })

/** Uploads a table; what it is its bytes say. */
async function upload(page: Page, file: { name: string; text: string | Buffer }): Promise<void> {
  await page.getByRole('button', { name: '上传或粘贴表格' }).click()
  const buffer = Buffer.from(file.text)
  await page.locator('input[type=file]').setInputFiles({ name: file.name, mimeType: 'text/csv', buffer })
}

/** Uploads a text, whose first rows are shown before it is taken. */
async function uploadText(page: Page, file: { name: string; text: string | Buffer }): Promise<void> {
  await upload(page, file)
  await page.getByRole('button', { name: '加入名单', exact: true }).click()
}

/** The people of the draft that the unit has, as a clerk would have them in a table. */
async function strangers(page: Page): Promise<string[][]> {
  await enterAs(page, 'hengxin', '/unitPayment?status=DRAFT')
  await page.getByRole('link', { name: /^继续填写/ }).click()
  await expect(page.getByRole('heading', { name: '修改代缴名单' })).toBeVisible()
  const rows = await list(page).getByRole('listitem').all()
  return Promise.all(
    rows.map(async (row) => {
      const fields = await row.getByRole('textbox').all()
      return Promise.all(fields.map((field) => field.inputValue()))
    }),
  )
}

test('a table with six mistakes is mended in place, confirmed and paid in one order', {
  tag: '@always',
}, async ({ page, allow }) => {
  allow(/^400: POST .*member-applies-top/)
  const [[name = '', idNumber = '', phone = ''] = [], second = []] = await strangers(page)
  const rows = [
    ['年度代缴名单'],
    ['缴费年度', '手机', '姓 名', '身份证号码（必填）'],
    // Of the unit's own people the name is enough.
    [`${year}年度`, '', '田广策', ''],
    [year, phone, name, `'${idNumber}`],
    // What is wrong: a number that was cut, a check digit, a phone, a year, a person who is there twice, one whom nobody knows.
    [year, phone, '王安国', '3.49906E+17'],
    [year, phone, '李思齐', `${idNumber.slice(0, 17)}${idNumber.endsWith('1') ? '2' : '1'}`],
    [year, '1336196', second[0] ?? '', second[1] ?? ''],
    ['1', phone, '苗青', ''],
    [year, phone, name, idNumber],
    [year, phone, '无此人', '349906196803128296'],
    ['合计', '', '', '', ''],
  ]

  await test.step('every row says what is wrong with it', async () => {
    await page.goto('/unitPayment?step=new')
    await uploadText(page, { name: '名单.csv', text: rows.map((row) => row.join(',')).join('\r\n') })
    await expect(page.getByText('表格软件已把身份证号截断')).toBeVisible()
    await expect(page.getByText('身份证号校验不通过')).toBeVisible()
    await expect(page.getByText('手机号码应为 11 位数字')).toBeVisible()
    await expect(page.getByText('年度应为四位数字')).toBeVisible()
    await expect(page.getByText('与第 2 行的人员和年度相同')).toBeVisible()
    await expect(page.getByText('5 行有误')).toBeVisible()
  })

  await test.step('the first wrong field is gone to, and each is mended where it stands', async () => {
    await page.getByRole('button', { name: '查看有误的行' }).click()
    await expect(page.getByRole('textbox', { name: '第 3 行身份证号' })).toBeFocused()
    await page.getByRole('textbox', { name: '第 5 行手机号码' }).fill(second[2] ?? '')
    await page.getByRole('textbox', { name: '第 6 行年度' }).fill(year)
    for (const number of [7, 4, 3]) await page.getByRole('button', { name: `删除第 ${number} 行` }).click()
    await expect(page.getByText('行有误')).toBeHidden()
  })

  await test.step('whom the backend does not know is named, the others are kept', async () => {
    await page.getByRole('button', { name: '核对并确认' }).click()
    // The number is another person's: the row is the last one.
    await expect(page.getByText('没有姓名与身份证号都相符的个人会员')).toBeVisible()
    await expect(page).toHaveURL(/batch=\d+/)
    // The wrong row is kept on this device, without its number.
    await page.reload()
    await expect(list(page).getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('textbox', { name: '第 5 行身份证号' })).toHaveValue('')
    await page.getByRole('button', { name: '删除第 5 行' }).click()
    await expect(list(page).getByRole('listitem')).toHaveCount(4)
  })

  await test.step('what is confirmed is paid in one order', async () => {
    await page.getByRole('button', { name: '核对并确认' }).click()
    await expect(page.getByRole('heading', { name: '确认代缴名单' })).toBeVisible()
    await expect(page.getByText('合计').last()).toContainText('¥800.00')
    await page.getByRole('button', { name: '提交并支付' }).click()
    await expect(page).toHaveURL(/\/unitPay\?order=\d+/)
    await page.getByRole('radio', { name: /支付宝/ }).check()
    await page.getByRole('button', { name: '支付 ¥800.00' }).click()
    await page.getByRole('button', { name: '支付成功' }).click()
    await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
    await page.goto('/unitPayment?status=PAID')
    await expect(page.getByRole('row').filter({ hasText: '田广策' })).toContainText('¥800.00')
  })
})

test('a table whose columns have other names is matched once, and the next of these names is read by that', async ({
  page,
}) => {
  const [[name = '', idNumber = '', phone = ''] = []] = await strangers(page)
  const rows = [
    ['员工', '证件', '联系方式', '科室', '会费期'],
    [name, idNumber, phone, '造价部', year],
  ]
  const file = { name: '名单.csv', text: rows.map((row) => row.join(',')).join('\n') }
  const form = page.getByRole('form', { name: '列对应' })
  const join = page.getByRole('button', { name: '加入名单', exact: true })
  const column = (head: string) => form.getByRole('combobox', { name: head, exact: true })

  await test.step('each column is shown with its values and what it seems to be', async () => {
    await page.goto('/unitPayment?step=new')
    await uploadText(page, file)
    await expect(form).toBeFocused()
    await expect(form).toContainText('例如：造价部')
    await expect(column('员工')).toHaveValue('name')
    await expect(column('证件')).toHaveValue('idNumber')
    await expect(column('科室')).toHaveValue('')
    await expectAccessible(page)
    const places = await Promise.all(['员工', '证件'].map((head) => column(head).boundingBox()))
    const [first = null, second = null] = places
    const isBelow = (second?.y ?? 0) > (first?.y ?? 0) + (first?.height ?? 0)
    expect(isBelow).toBe((page.viewportSize()?.width ?? 0) < 480)
  })

  await test.step('one can go back to the file and comes again to what was chosen', async () => {
    await column('会费期').selectOption('年度')
    await page.getByRole('button', { name: '返回' }).click()
    await expect(page.getByRole('region', { name: '文件预览' })).toBeVisible()
    await join.click()
    await expect(column('会费期')).toHaveValue('feeYear')
    await join.click()
    await expect(page.getByRole('textbox', { name: '第 1 行身份证号' })).toHaveValue(idNumber)
    await expect(page.getByText('行有误')).toBeHidden()
  })

  await test.step('the next table of these names is read at once, and can be matched otherwise', async () => {
    await page.getByRole('button', { name: '保存草稿' }).click()
    await expect(page).toHaveURL(/batch=\d+/)
    await page.goto('/unitPayment?step=new')
    await uploadText(page, file)
    await expect(page.getByText('列对应沿用了您以前的选择')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '第 1 行年度' })).toHaveValue(year)
    await page.getByRole('button', { name: '更改列对应' }).click()
    await column('联系方式').selectOption('不使用')
    await page.getByRole('button', { name: '重新读入' }).click()
    await expect(page.getByRole('textbox', { name: '第 1 行手机号码' })).toHaveValue('')
    await expect(list(page).getByRole('listitem')).toHaveCount(1)
  })
})

test('people of the unit are chosen with all years that they owe, and kept as a draft', async ({ page }) => {
  await enterAs(page, 'hengxin', '/unitPayment')
  await page.getByRole('link', { name: '新建代缴' }).click()
  await page.getByRole('button', { name: '从本单位人员选择' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '按姓名查找' }).fill('苗')
  await dialog.getByRole('checkbox', { name: '全选 1 人' }).check()
  await dialog.getByRole('button', { name: '加入 1 人' }).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('strong').filter({ hasText: '¥400.00' })).toBeVisible()
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page).toHaveURL(/batch=\d+/)
  await page.getByRole('link', { name: '返回代缴名单' }).click()
  await expect(page.getByRole('row').filter({ hasText: '苗青' }).first()).toContainText('草稿')
})

test('who has paid meanwhile is taken out with a word', async ({ page, context, allow }) => {
  allow(/^400: PUT .*member-applies-top/)
  const confirmed = async (names: string[]) => {
    const tab = await context.newPage()
    await tab.goto('/unitPayment?step=new')
    const lines = [`姓名\t年度`, ...names.map((name) => `${name}\t${year}`)]
    await tab.getByRole('button', { name: '上传或粘贴表格' }).click()
    await tab.getByRole('textbox', { name: '或从表格中复制后粘贴' }).fill(lines.join('\n'))
    await tab.getByRole('button', { name: '加入粘贴的内容' }).click()
    await tab.getByRole('button', { name: '核对并确认' }).click()
    await expect(tab.getByRole('heading', { name: '确认代缴名单' })).toBeVisible()
    return tab
  }
  await enterAs(page, 'hengxin')
  const one = await confirmed(['田广策', '苗青'])
  const other = await confirmed(['田广策'])

  await test.step('another tab pays for one of them', async () => {
    await other.getByRole('button', { name: '提交并支付' }).click()
    await other.getByRole('radio', { name: /支付宝/ }).check()
    await other.getByRole('button', { name: '支付 ¥200.00' }).click()
    await other.getByRole('button', { name: '支付成功' }).click()
    await expect(other.getByRole('heading', { name: '支付成功' })).toBeVisible()
  })

  await test.step('the first tab pays for the other alone', async () => {
    await one.getByRole('button', { name: '提交并支付' }).click()
    await expect(one.getByRole('alert')).toContainText('田广策')
    await expect(one.getByRole('row').filter({ hasText: '田广策' })).toBeHidden()
    await expect(one.getByText('合计').last()).toContainText('¥200.00')
  })
})

test('two hundred people are written, looked through and chosen among', { tag: ['@desktop'] }, async ({
  page,
}) => {
  await enterAs(page, 'hengxin', '/unitPayment?step=new')
  const people = Array.from(
    { length: 203 },
    (_, index) =>
      `人员${String(index).padStart(3, '0')},349906196803128${String(index).padStart(3, '0')},15993320964,${year}`,
  )
  await uploadText(page, { name: 'a.csv', text: ['姓名,身份证号,手机号码,年度', ...people].join('\n') })
  // The notice counts lines as well; only the sum tells how many of them have a mistake.
  const sum = page.getByRole('status').filter({ hasText: '行有误' })
  await expect(sum).toContainText('200 行')
  await expect(page.getByText('有 3 人没有加入')).toBeVisible()
  // Only what is in view is drawn.
  expect(await list(page).getByRole('listitem').count()).toBeLessThan(60)
  await page.getByRole('textbox', { name: '在名单中查找' }).fill('人员177')
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: '第 178 行姓名' })).toHaveValue('人员177')
})

test('a batch that another tab has changed is not written over before one has chosen', {
  tag: ['@desktop'],
}, async ({ page, context }) => {
  await enterAs(page, 'hengxin', '/unitPayment?batch=4001')
  await page.getByRole('button', { name: '添加一行' }).click()
  await expect(page.getByRole('textbox', { name: /行姓名$/ }).last()).toBeFocused()
  await page.keyboard.type('田广策')
  // One of the unit's own people needs nothing but the year.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: /行年度$/ }).last()).toBeFocused()
  const other = await context.newPage()
  await other.goto('/unitPayment?batch=4001')
  await other.getByRole('button', { name: '删除第 1 行' }).click()
  await other.getByRole('button', { name: '保存草稿' }).click()
  await expect(other.getByText('已保存无误的行')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert')).toContainText('这里填写的')
  await page.getByRole('button', { name: '保留这里填写的' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('已保存无误的行')).toBeVisible()
  await other.reload()
  await expect(list(other)).toContainText('田广策')
})

test('a text whose letters were taken otherwise than they are is read anew in the other way', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterAs(page, 'hengxin', '/unitPayment?step=new')
  // 姓名,年度 and 田广策 in GB 18030.
  const gbk = Buffer.from('d0d5c3fb2cc4eab6c80accefb9e3b2df2c323032360a', 'hex')
  await upload(page, { name: 'GBK.csv', text: gbk })
  const preview = page.getByRole('region', { name: '文件预览' })
  await expect(preview.getByLabel('文字编码')).toHaveValue('gb18030')
  await expect(preview).toContainText('姓名')
  await preview.getByLabel('文字编码').selectOption('utf-8')
  await expect(preview).not.toContainText('姓名')
  await preview.getByLabel('文字编码').selectOption('gb18030')
  await expect(preview).toContainText('田广策')
  await page.getByRole('button', { name: '加入名单', exact: true }).click()
  await expect(page.getByRole('textbox', { name: '第 1 行年度' })).toHaveValue('2026')
})

test('files that are no tables are refused with the reason', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await enterAs(page, 'hengxin', '/unitPayment?step=new')
  const refused = async (text: Buffer, words: string) => {
    await upload(page, { name: 'a.xlsx', text })
    await expect(page.getByRole('alert')).toContainText(words)
    await page.getByRole('button', { name: '取消' }).click()
  }
  await refused(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), '另存为不带密码的 .xlsx')
  await refused(Buffer.from('PK\u0003\u0004broken', 'latin1'), '文件已损坏')
  // This one is a table: whoever gave it can say where the people are.
  await uploadText(page, { name: 'a.csv', text: '品名,单价\n水泥,450' })
  await expect(page.getByRole('form', { name: '列对应' })).toContainText('没有认出')
  await page.getByRole('button', { name: '加入名单', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('请指明“姓名”在哪一列')
})

test('each field of a row that is written on a phone has room for what is in it', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await enterAs(page, 'hengxin', '/unitPayment?batch=4001')
  for (const field of ['姓名', '身份证号', '手机号码', '证书编号', '年度'])
    expect(
      (await page.getByRole('textbox', { name: `第 1 行${field}` }).boundingBox())?.width,
      field,
    ).toBeGreaterThan(90)
})
