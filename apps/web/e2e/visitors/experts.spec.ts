import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { field, photo, provePhone } from '../support/applying.ts'
import { expect, test } from '../support/test.ts'

const tank = '/LetterAppointmentInfo'
const cards = (page: Page) => page.getByRole('main').locator('a[href*="expert="]')

test('an expert is found by speciality and name, and so is the certificate', async ({ page }) => {
  await page.goto(tank)
  await page.getByRole('link', { name: /^纠纷调解/ }).click()
  await expect(page).toHaveURL(/type=/)
  const found = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="expert="]') })
  await expect(found.filter({ hasText: '纠纷调解' }).first()).toBeVisible()
  await expect(found.filter({ hasNotText: '纠纷调解' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: '专家姓名' }).fill('沈砚秋')
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(1)
  await cards(page).click()
  await expect(page.getByRole('heading', { level: 1, name: '沈砚秋' })).toBeVisible()
  await page.getByRole('link', { name: '查验这份聘书' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '专家聘书查询' })).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'JCZJ-' })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('在聘')
})

test('the column’s news stay where they were', { tag: '@full' }, async ({ page }) => {
  await page.goto(tank)
  await page.getByRole('main').getByRole('link', { name: '聘任公告' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '聘任公告' })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href*="article="]').first()).toBeVisible()
  await page.getByRole('navigation', { name: '专家智库' }).getByRole('link', { name: '专家智库' }).click()
  await expect(cards(page).first()).toBeVisible()
})

async function fillExpert(page: Page): Promise<void> {
  await page.getByLabel(/^证件照/).setInputFiles(photo)
  await expect(page.getByText(/^已上传/)).toBeVisible()
  await field(page, '姓名').fill('沈砚清')
  await field(page, '身份证号').pressSequentially('34990119850312002x')
  await expect(field(page, '身份证号')).toHaveValue('349901 19850312 002X')
  await expect(page.getByText('校验通过，出生日期 1985-03-12。')).toBeVisible()
  await expect(page.getByRole('radio', { name: '女' })).toBeChecked()
  await field(page, '工作单位').fill('临江正度工程咨询有限公司')
  await field(page, '职称').fill('高级工程师')
  await field(page, '专业').fill('工程造价')
  await field(page, '从业年限').fill('16')
  await field(page, '证书名称').fill('一级注册造价工程师')
  await field(page, '证书编号').fill('建[造]1112349900321')
  await page.getByRole('checkbox', { name: '造价', exact: true }).check()
  await field(page, '专业履历').fill(
    '从事工程造价咨询十六年，主持完成公共建筑全过程造价咨询三十余项。'.repeat(2),
  )
}

test('an application is checked, kept as a draft, sent once and answered with a number', {
  tag: '@always',
}, async ({ page }) => {
  test.slow()
  await page.goto(`${tank}/apply`)
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('请上传证件照。')).toBeVisible()
  await expect(page.getByLabel(/^证件照/)).toBeFocused()
  await fillExpert(page)
  await page
    .getByRole('link', { name: '证书查验' })
    .or(page.getByRole('link', { name: '输入查验码核对证书' }))
    .first()
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('还没有提交，确定离开吗？')
  await question.getByRole('button', { name: '离开' }).click()
  await expect(page).toHaveURL('/verify')
  await page.goto(`${tank}/apply`)
  await expect(page.getByText(/^已恢复 .* 保存在这台设备上的草稿$/)).toBeVisible()
  await expect(field(page, '姓名')).toHaveValue('沈砚清')
  await expect(field(page, '身份证号')).toHaveValue('')
  await field(page, '身份证号').fill('34990119850312002X')
  await provePhone(page, '13900031001')
  await page.getByRole('checkbox', { name: /^本人承诺/ }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '申请已提交，等待审核' })).toBeFocused()
  const number = page.getByText(/^ZJ\d{12}$/)
  const applyNo = await number.textContent()
  await page.reload()
  await expect(number).toHaveText(applyNo ?? '')
})

test('an application with errors is accessible in both themes', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${tank}/apply`)
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('请上传证件照。')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
