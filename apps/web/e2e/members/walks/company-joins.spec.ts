import { decideByHand } from '../../support/paying.ts'
import { expect, test } from '../../support/test.ts'
import {
  approve,
  finishRegistration,
  next,
  payFromHome,
  returnIt,
  step,
  submit,
  textbox,
  uploadAll,
} from './walk.ts'

const name = '临江启衡工程咨询有限公司'
const home = '/unitMemberIndex'

test('a company registers, applies, mends what was returned, pays, prints, and changes its legal person', {
  tag: ['@desktop', '@full'],
}, async ({ page, world }) => {
  await decideByHand(world)
  await page.goto('/company/register')
  await textbox(page, '单位全称').fill(name)
  await textbox(page, '统一社会信用代码').fill('91349901MA2QH21B7T')
  await textbox(page, '姓名').fill('江砚舟')
  await textbox(page, '登录账号').fill('qiheng')
  await finishRegistration(page, '13700000033')
  await expect(page).toHaveURL(home)

  await page.getByRole('link', { name: '开始申请' }).click()
  await step(page, '基本信息')
  await page.getByLabel('单位类型').selectOption('造价咨询')
  await textbox(page, '法定代表人').fill('江砚舟')
  await expect(page.getByLabel('省份')).toHaveValue('江川省')
  await page.getByLabel('城市').selectOption('临江市')
  await page.getByLabel('区县').selectOption('滨江区')
  await textbox(page, '详细地址').fill('望潮大道66号8层')
  await textbox(page, '联系人').fill('江砚舟')
  await textbox(page, '联系人手机').fill('13700000033')
  await next(page)
  await step(page, '资质与执业')
  await next(page)
  await step(page, '材料上传')
  await uploadAll(page, ['营业执照', '盖章的申请表', '注册证书'])
  await next(page)
  await submit(page)

  await returnIt(world, name, '详细地址请填写到门牌号')
  await page.goto(home)
  await expect(page.getByText('详细地址请填写到门牌号')).toBeVisible()
  await page.getByRole('link', { name: '去补正' }).click()
  await textbox(page, '详细地址').fill('望潮大道66号启衡大厦8层801室')
  await next(page)
  await step(page, '资质与执业')
  await next(page)
  await step(page, '材料上传')
  await next(page)
  await submit(page)
  await approve(world, name)

  await page.goto(home)
  await expect(page.getByRole('heading', { name: '审核已通过，请缴纳首年会费' })).toBeVisible()
  await payFromHome(page, world)
  await page.goto('/unitPrintView')
  const certificate = page.getByRole('article', { name: '单位会员证书' })
  await expect(certificate).toContainText(name)
  await expect(certificate).toContainText('江砚舟')
  await page.goto('/memberManagement')
  await page.getByRole('row', { name: /入会/ }).getByRole('link', { name: /^详情/ }).click()
  await page.getByRole('link', { name: '打印申请表' }).click()
  await expect(page.getByRole('article', { name: '会员申请表' })).toContainText('801室')

  await page.goto('/memberManagement?begin=CHANGE')
  await textbox(page, '法定代表人').fill('顾清和')
  await next(page)
  await step(page, '资质与执业')
  await next(page)
  await step(page, '材料上传')
  await uploadAll(page, ['营业执照'])
  await next(page)
  await page.getByLabel('申请说明').fill('股东会决议变更法定代表人')
  await submit(page)
  await approve(world, name)
  await page.goto('/unitPrintView')
  await expect(certificate).toContainText('顾清和')
  await expect(certificate).not.toContainText('江砚舟')
})
