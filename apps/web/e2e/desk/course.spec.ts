import { otherDevice } from '../support/player.ts'
import { enterAs, enterDesk } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const title = '竣工结算审核实务'

test('the training department writes a course with chapters, and a member finds and takes it', {
  tag: ['@desktop', '@full'],
}, async ({ page, browser, world }) => {
  await enterDesk(page, 'peixunbu', '/list/courses')
  await page.getByRole('link', { name: '写课程', exact: true }).click()
  await page.getByRole('textbox', { name: /^课程名称/ }).fill(title)
  await page.getByRole('textbox', { name: /^简介/ }).fill('结算审核的程序与争议。')
  await page.getByRole('textbox', { name: '课程介绍' }).fill('结合案例讲解。')
  await page.getByRole('combobox', { name: /^类别/ }).selectOption('选修')
  await page.getByRole('combobox', { name: /^年度/ }).selectOption({ index: 2 })
  await page.getByRole('textbox', { name: /^学时/ }).fill('4')
  await page.getByRole('textbox', { name: /^授课教师/ }).fill('沈砚秋')
  await page.getByRole('textbox', { name: /^第 1 章/ }).fill('第一章 争议')
  await page.getByRole('textbox', { name: /^课时 1\.1/ }).fill('常见争议')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('请选择视频。')).toBeVisible()
  await page.getByRole('combobox', { name: /^课时 1\.1 的视频/ }).selectOption({ index: 1 })
  await page.getByRole('button', { name: '添加一章' }).click()
  await page.getByRole('textbox', { name: /^第 2 章/ }).fill('第二章 程序')
  await page.getByRole('textbox', { name: /^课时 2\.1/ }).fill('审核的程序')
  await page.getByRole('combobox', { name: /^课时 2\.1 的视频/ }).selectOption({ index: 2 })
  await page.getByRole('button', { name: '上移第 2 章' }).press('Enter')
  await expect(page.getByRole('textbox', { name: /^第 1 章/ })).toHaveValue('第二章 程序')
  await page.getByRole('button', { name: '下移课时 1.1' }).press('Enter')
  await expect(page.getByRole('textbox', { name: /^课时 2\.1/ })).toHaveValue('审核的程序')
  await expect(page.getByRole('button', { name: '下移课时 2.1' })).toBeFocused()
  await page.getByRole('button', { name: '上移课时 2.1' }).press('Enter')
  await expect(page.getByRole('textbox', { name: /^课时 1\.1/ })).toHaveValue('审核的程序')
  await page.getByRole('button', { name: '预览' }).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(preview.getByRole('heading', { level: 3 }).first()).toContainText('第二章 程序')
  await preview.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('课程已发布')).toBeVisible()
  await expect(page).toHaveURL(/\/form\/course\?id=\d+$/)
  const form = page.url()

  const [device, member] = await otherDevice(browser, world)
  await enterAs(member, 'su', `/continueEducate?keyword=${encodeURIComponent(title)}`)
  await member.getByRole('link', { name: title }).first().click()
  await member.getByRole('button', { name: '免费加入学习' }).click()
  await expect(member.getByText('我的学习')).toBeVisible()
  await device.close()

  await page.goto(form)
  await expect(page.getByText('已有人学习这门课程，不能再改。').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '撤回' })).toBeHidden()
  await expect(page.getByRole('button', { name: '删除课时 1.1' })).toBeDisabled()
})
