import { field } from '../../support/applying.ts'
import { decideByHand } from '../../support/paying.ts'
import { otherDevice } from '../../support/player.ts'
import { enterAs } from '../../support/session.ts'
import { expectSettled } from '../../support/settled.ts'
import { expect, test } from '../../support/test.ts'
import { decide, expectNotice, openRecord, openWaiting } from './day.ts'

test('an application passes its last review, and its unit is asked for the first fee', {
  tag: ['@desktop', '@always'],
}, async ({ page, browser, world }) => {
  await openWaiting(page, 'huiyuanbu', '会员申请', '会员申请审核')
  await page.getByRole('row').filter({ hasText: '青屿新锐' }).getByRole('link').click()
  await decide(page, '通过')

  const [device, unit] = await otherDevice(browser, world)
  await enterAs(unit, 'xinrui')
  await expect(unit.getByRole('heading', { name: '审核已通过，请缴纳首年会费' })).toBeVisible()
  await expectNotice(unit, '/unitMessages', '入会申请已通过')
  await device.close()
})

test('an expert is appointed and somebody who looks for a post is published, and visitors find both', {
  tag: ['@desktop', '@full'],
}, async ({ page, browser, world }) => {
  const [device, visitor] = await otherDevice(browser, world)
  const found = visitor.getByRole('main').locator('a[href*="expert="]')
  await visitor.goto('/LetterAppointmentInfo?name=夏以沫')
  await expectSettled(visitor)
  await expect(found).toHaveCount(0)

  await openWaiting(page, 'huiyuanbu', '专家申请', '专家申请审核')
  await openRecord(page, '夏以沫')
  await decide(page, '通过')
  await visitor.reload()
  await expect(found).toHaveCount(1)

  await openWaiting(page, 'huiyuanbu', '求职信息', '求职信息审核')
  await openRecord(page, '易初晴')
  await decide(page, '通过')
  await visitor.goto('/JoinUs/seekers')
  await expect(visitor.getByRole('heading', { level: 2, name: '园林景观预算员' }).first()).toBeVisible()
  await device.close()
})

test('news of a mini-site are approved, and visitors read them there', {
  tag: ['@desktop', '@full'],
}, async ({ page, browser, world }) => {
  const title = '恒信中标临江地铁项目'
  await decideByHand(world)
  const [device, unit] = await otherDevice(browser, world)
  await enterAs(unit, 'hengxin', '/memberSubsite?part=items&write=NEWS')
  await field(unit, '标题').fill(title)
  await unit.getByRole('textbox', { name: '正文' }).fill('由三名一级造价工程师负责。')
  await unit.getByRole('button', { name: '提交发布' }).click()
  await expect(unit.getByText('已提交，审核通过后发布').first()).toBeVisible()

  await openWaiting(page, 'huiyuanbu', '微网站内容', '微网站审核')
  await openRecord(page, title)
  await decide(page, '通过')
  await expectNotice(unit, '/unitMessages', '微网站内容已通过审核')
  await unit.goto('/subNews/hengxin')
  await expect(unit.getByRole('link', { name: title })).toBeVisible()
  await device.close()
})
