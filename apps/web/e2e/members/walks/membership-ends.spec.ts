import { controlsOf, decideByHand, thisYear, untilDecember } from '../../support/paying.ts'
import { persona } from '../../support/personas.ts'
import { answerReauthentication, enterAs, reauthentication } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'
import { approve, next, payFromHome, step, submit, textbox, uploadAll } from './walk.ts'

/** A unit whose membership ends with the year, and that owes nothing. */
const unit = 'hengxin'
const { name } = persona(unit)

test('a membership is renewed before it ends, with one particular changed, and holds a year longer', {
  tag: '@full',
}, async ({ page, world }) => {
  await untilDecember(world)
  await decideByHand(world)
  await enterAs(page, unit)
  await page.getByRole('link', { name: '办理续会' }).click()
  await step(page, '基本信息')
  await expect(page.getByText('只填有变化的项目，其余留空。')).toBeVisible()
  await textbox(page, '办公电话').fill('0590-8866188')
  await next(page)
  await step(page, '资质与执业')
  await next(page)
  await step(page, '材料上传')
  await next(page)
  await step(page, '确认提交')
  const part = page.getByRole('region', { name: '基本信息' })
  await expect(part).toContainText('0590-8866188')
  await expect(part).toContainText('现登记：')
  await expect(page.getByRole('region', { name: '资质与执业' })).toContainText('没有变化。')
  await submit(page)
  await approve(world, name)
  await enterAs(page, unit)
  await payFromHome(page, world)
  await enterAs(page, unit)
  await expect(page.getByRole('region', { name: '会员信息' })).toContainText(`${thisYear() + 1}-12-31`)
  await page.goto('/unitData')
  await expect(textbox(page, '办公电话')).toHaveValue('0590-8866188')
})

test('a membership is given up: the reason stands on the form that is stamped, and the certificate is void', {
  tag: '@full',
}, async ({ page, world, context }) => {
  await decideByHand(world)
  await enterAs(page, unit, '/unitPrintView')
  await expect(page.getByRole('article', { name: '单位会员证书' })).toContainText(name)
  const paper = await page.getByRole('article').innerText()
  const code = /核对本件\s+([\w -]+)/.exec(paper)?.[1]?.replace(/\s/g, '')
  await page.goto('/memberManagement?begin=QUIT')
  await step(page, '基本信息')
  await next(page)
  await expect(page.getByText('请填写此项。')).toBeVisible()
  await textbox(page, '退会原因').fill('单位业务转型，不再从事造价咨询')
  await next(page)
  await step(page, '材料上传')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: '打印申请表' }).click()
  const printed = await opened
  await expect(printed.getByRole('article', { name: '会员申请表' })).toContainText('单位业务转型')
  await printed.close()
  await uploadAll(page, ['盖章的申请表'])
  await next(page)
  await step(page, '确认提交')
  await expect(page.getByRole('region', { name: '基本信息' })).toContainText('单位业务转型')
  await submit(page)
  await approve(world, name)
  await enterAs(page, unit)
  await expect(page.getByRole('heading', { level: 2, name: '您已退会' })).toBeVisible()
  await page.goto(`/verify/${code}`)
  await expect(page.getByRole('main')).toContainText('证书已失效')
})

test('a membership that ends while its renewal is being filled in keeps what was typed', {
  tag: ['@desktop', '@full'],
}, async ({ page, world, allow }) => {
  allow(/^401: /)
  await untilDecember(world)
  await enterAs(page, unit, '/memberManagement?begin=RENEW')
  await textbox(page, '办公电话').fill('0590-8866188')
  await controlsOf(world).PUT('/clock', { body: { now: `${thisYear() + 1}-01-02T01:00:00.000Z` } })
  await next(page)
  // By then the session has run out, too.
  await answerReauthentication(page, unit)
  await expect(reauthentication(page)).toBeHidden()
  await expect(textbox(page, '办公电话')).toHaveValue('0590-8866188')
  await next(page)
  await step(page, '资质与执业')
  await expect(page).toHaveURL(/apply=\d+/)
  await page.reload()
  await page.getByRole('button', { name: '上一步' }).click()
  await expect(textbox(page, '办公电话')).toHaveValue('0590-8866188')
})
