import { openTest, otherDevice } from '../support/player.ts'
import { enterAs, enterDesk } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const title = '竣工结算审核实务'

test('the training department writes a course with chapters, and a member finds and takes it', {
  tag: ['@desktop', '@full'],
}, async ({ page, browser, world }) => {
  await enterDesk(page, 'peixunbu', '/dashboard/workplace')
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

/** Questions as they stand in a document. */
const paper = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `${index + 1}. 第 ${index + 1} 个问题？\nA. 对的\nB. 错的\n答案：A`,
  ).join('\n')

test('a test is pasted out of a document, and what could not be read is mended in place', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterDesk(page, 'peixunbu', '/form/course')
  const part = page.getByRole('region', { name: '结业测试' })
  const passing = part.getByRole('checkbox', { name: '学完后通过测试才计入学时' })
  await passing.check()
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(part.getByText('题库里的题目少于每次抽取的题数，请添加题目。')).toBeVisible()
  await part.getByRole('button', { name: '批量粘贴' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(`${paper(9)}\n10. 没有答案的问题？\nA. 对的\nB. 错的`)
  await dialog.getByRole('button', { name: '加入题库' }).click()
  await expect(dialog.getByText('第 1 行：没有答案，或答案不在选项中')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveValue('10. 没有答案的问题？\nA. 对的\nB. 错的')
  await dialog.getByRole('textbox').press('Control+End')
  await dialog.getByRole('textbox').pressSequentially('\n答案：AB')
  await dialog.getByRole('button', { name: '加入题库' }).click()
  await expect(dialog).toBeHidden()
  await expect(part.getByText('题库共 10 题')).toBeVisible()
  await expect(part.getByText('答案 AB')).toBeVisible()
  await expect(part.getByText('题库里的题目少于每次抽取的题数，请添加题目。')).toBeHidden()
  await part.getByRole('button', { name: '编辑题目 10' }).press('Enter')
  await part.getByRole('button', { name: '为题目 10 添加选项' }).press('Enter')
  await part.getByRole('textbox', { name: /^选项 C/ }).fill('都不对')
  await passing.uncheck()
  await expect(part.getByText('题库共 10 题')).toBeHidden()
  await passing.check()
  await expect(part.getByText('题库共 10 题')).toBeVisible()
})

test('a question that was asked stays as it was, and another one takes its place', {
  tag: ['@desktop', '@full'],
}, async ({ page, browser, world }) => {
  await enterDesk(page, 'peixunbu', '/form/course?id=3004')
  const part = page.getByRole('region', { name: '结业测试' })
  await expect(part.getByRole('checkbox', { name: '学完后通过测试才计入学时' })).toBeDisabled()
  const asked = part.getByRole('listitem').filter({ hasText: '已考过' })
  const count = await asked.count()
  expect(count).toBeGreaterThanOrEqual(10)
  await asked
    .first()
    .getByRole('button', { name: /^编辑题目/ })
    .click()
  await expect(asked.first().getByRole('textbox', { name: /^题目/ })).not.toBeEditable()
  await asked
    .first()
    .getByRole('button', { name: /^删除题目/ })
    .click()
  await part.getByRole('button', { name: '批量粘贴' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(paper(1))
  await page.getByRole('button', { name: '加入题库' }).click()
  await page.getByRole('button', { name: '保存修改' }).click()
  await expect(page.getByText('修改已保存，网站上已是新内容')).toBeVisible()
  await expect(asked).toHaveCount(count - 1)
  await expect(part.getByText('第 1 个问题？')).toBeVisible()
  const [device, member] = await otherDevice(browser, world)
  await openTest(member, '/courseTest/3004')
  await member.getByRole('button', { name: '继续答题' }).click()
  await expect(member.getByRole('navigation', { name: '题目' }).getByRole('listitem')).toHaveCount(10)
  await device.close()
})
