import type { Page } from '@playwright/test'
import { controlsOf, decideByHand } from '../../support/paying.ts'
import { captchaAnswer, codeTo } from '../../support/personas.ts'
import { expect, test } from '../../support/test.ts'
import {
  approve,
  finishRegistration,
  next,
  password,
  payFromHome,
  returnIt,
  step,
  submit,
  textbox,
  uploadAll,
} from './walk.ts'

const name = '江砚舟'
const home = '/personMemberIndex'
const [firstPhone, secondPhone] = ['13700000031', '13900008888']
const input = (page: Page, label: RegExp) => page.getByLabel(label).and(page.locator('input'))

/** Another code goes to a phone after a while only. */
const later = (world: string) => controlsOf(world).PUT('/clock', { body: { advanceSeconds: 120 } })

async function changePhone(page: Page): Promise<void> {
  await page.goto('/personalCenter/contact?change=phone')
  await page.getByRole('button', { name: '获取验证码 原手机验证码' }).click()
  await expect(page.getByText(/^验证码已发送到 137/)).toBeVisible()
  await textbox(page, '新手机号码').fill(secondPhone)
  await textbox(page, '图形验证码').fill(captchaAnswer)
  await page.getByRole('button', { name: '获取验证码 新手机验证码' }).click()
  await expect(page.getByText('验证码已发出，5 分钟内有效。')).toBeVisible()
  await textbox(page, '原手机验证码').fill(await codeTo(page, firstPhone))
  await textbox(page, '新手机验证码').fill(await codeTo(page, secondPhone))
  await page.getByRole('button', { name: '确认更换' }).click()
  await expect(page.getByText('手机号码已绑定')).toBeVisible()
}

/** Leaves, sets another password by the phone, and logs in with both that are new. */
async function resetPassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: '安全退出' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click()
  await page.getByRole('link', { name: '忘记密码？' }).click()
  await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible()
  await input(page, /^登录账号/).fill(secondPhone)
  await input(page, /^图形验证码/).fill(captchaAnswer)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/验证码已发送到 139/)).toBeVisible()
  await page.keyboard.type(captchaAnswer)
  await input(page, /^密码/).fill('zaojia 2027')
  await input(page, /^再次输入密码/).fill('zaojia 2027')
  await page.keyboard.press('Enter')
  await expect(page.getByText('新密码已生效')).toBeVisible()
  await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible()
  await textbox(page, '手机号码').fill(secondPhone)
  await input(page, /^密码/).fill('zaojia 2027')
  await textbox(page, '图形验证码').fill(captchaAnswer)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/personMemberIndex|personalCenter/)
}

async function joins(page: Page, world: string): Promise<void> {
  await page.goto('/person/register')
  await textbox(page, '姓名').fill(name)
  await finishRegistration(page, firstPhone)
  await expect(page).toHaveURL(home)
  await page.getByRole('link', { name: '开始申请' }).click()
  await step(page, '基本信息')
  await textbox(page, '身份证号').fill('349905200106181764')
  await textbox(page, '工作单位').fill('临江启衡工程咨询有限公司')
  await next(page)
  await step(page, '资质与执业')
  await page.getByLabel('注册证书类别').selectOption('二级注册造价工程师')
  await textbox(page, '注册证书编号').fill('建[造]2125349950888')
  await next(page)
  await step(page, '材料上传')
  await uploadAll(page, ['身份证', '注册证书'])
  await next(page)
  await submit(page)
  await returnIt(world, name, '注册证书编号与证书不一致')
  await page.goto(home)
  await expect(page.getByText('注册证书编号与证书不一致')).toBeVisible()
  await page.getByRole('link', { name: '去补正' }).click()
  await next(page)
  await textbox(page, '注册证书编号').fill('建[造]2125349950889')
  await next(page)
  await next(page)
  await submit(page)
  await approve(world, name)
  await page.goto(home)
  await payFromHome(page, world)
  await page.goto('/pdfPage')
  await expect(page.getByRole('article', { name: '个人会员证书' })).toContainText(name)
}

test('a person joins, changes phone and password, reads messages, and takes a place in an activity and gives it back', {
  tag: ['@desktop', '@full'],
}, async ({ page, world }) => {
  expect(password).not.toBe('zaojia 2027')
  await decideByHand(world)
  await joins(page, world)
  await later(world)
  await changePhone(page)
  await later(world)
  await resetPassword(page)
  await page.goto('/informationCenter')
  await page.getByRole('button', { name: '全部标为已读' }).click()
  await expect(page.getByRole('button', { name: '全部标为已读' })).toBeDisabled()
  await page.goto('/2408?view=activities&activity=4304')
  await page.getByRole('link', { name: '报名', exact: true }).click()
  await page.getByRole('button', { name: '报名', exact: true }).click()
  await expect(page.getByText('您已报名，见下面的列表。')).toBeVisible()
  const row = page.getByRole('table', { name: '我的活动' }).getByRole('row').nth(1)
  await expect(row).toContainText('已报名')
  await row.getByRole('button', { name: /^取消报名/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消报名' }).click()
  await expect(row).toContainText('已取消报名')
  await expect(page.getByRole('button', { name: '报名', exact: true })).toBeVisible()
})
