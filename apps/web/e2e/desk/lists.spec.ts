import { readFile } from 'node:fs/promises'
import { enterDesk } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('a list keeps the columns that were chosen and the filters that were named', {
  tag: ['@desktop', '@always'],
}, async ({ page }) => {
  await enterDesk(page, 'caiwubu', '/list/fees?status=PAID')
  const heads = page.getByRole('columnheader')
  await expect(heads.filter({ hasText: '最近催缴' })).toBeVisible()
  await page.getByRole('button', { name: '列设置' }).click()
  await page.getByRole('checkbox', { name: '最近催缴' }).press('Space')
  await page.getByRole('button', { name: '完成' }).click()
  await expect(heads.filter({ hasText: '最近催缴' })).toHaveCount(0)

  await page.getByRole('button', { name: '常用筛选' }).click()
  await page.getByRole('menuitem', { name: '保存与管理…' }).click()
  await page.getByRole('textbox', { name: '把当前筛选和排序保存为' }).fill('已缴的')
  await page.keyboard.press('Enter')
  const state = page.getByRole('combobox', { name: '状态', exact: true })
  await state.selectOption({ label: '全部状态' })
  await expect(page).toHaveURL('/list/fees')
  await page.getByRole('button', { name: '常用筛选' }).click()
  await page.getByRole('menuitem', { name: '已缴的' }).click()
  await expect(page).toHaveURL('/list/fees?status=PAID')
  await expect(state).toHaveValue('PAID')
})

test('a list is taken along as it is narrowed, with the columns that are shown', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterDesk(page, 'caiwubu', '/list/fees?status=PAID')
  await page.getByRole('button', { name: '列设置' }).click()
  await page.getByRole('checkbox', { name: '最近催缴' }).press('Space')
  await page.reload()
  await expect(page.getByRole('columnheader', { name: '应缴日期' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '最近催缴' })).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: '按会员或会费编号查找' })).toBeFocused()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出列表' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.split('\r\n')[0]).not.toContain('最近催缴')
  const total = Number(/\d+/.exec((await page.getByText(/^共 [\d,]+ 条$/).textContent()) ?? '')?.[0])
  expect(csv.trim().split('\r\n')).toHaveLength(total + 1)
})

test('on paper a list is its table, without what is pressed', { tag: '@desktop' }, async ({ page }) => {
  await enterDesk(page, 'caiwubu', '/list/fees')
  const head = page.getByRole('columnheader', { name: '应缴日期' })
  await expect(head).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('searchbox', { name: '按会员或会费编号查找' })).toBeHidden()
  for (const name of ['导出列表', '刷新当前页', '折叠菜单'])
    await expect(page.getByRole('button', { name })).toBeHidden()
  await expect(head.getByText('应缴日期')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('a refund that was refused is taken back, and J and K go from row to row', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterDesk(page, 'caiwubu', '/list/refunds')
  const rows = page.getByRole('link', { name: /^办理 / })
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: '审核意见' }).fill('不符合退款规定')
  await page.getByRole('button', { name: '不予通过' }).click()
  await page.getByRole('button', { name: '撤销', exact: true }).click()
  await expect(page.getByRole('button', { name: '不予通过' })).toBeVisible()
})

test('the lock asks for the password alone, and the search finds a member', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterDesk(page, 'mishuzhang', '/list/members')
  await expect(page.getByRole('heading', { level: 1, name: '会员名录' })).toBeVisible()
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox', { name: '页面名称、编号或姓名' }).fill('苏婉清')
  await page
    .getByRole('option', { name: /^苏婉清/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '苏婉清' })).toBeVisible()
  await page.getByRole('button', { name: '沈敬之' }).click()
  await page.getByRole('menuitem', { name: '锁定屏幕' }).click()
  await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /登录账号/ })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: '密码', exact: true })).toBeVisible()
})
