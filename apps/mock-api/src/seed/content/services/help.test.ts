import { document } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { codeRules } from '../../../domain/account/verification-code.ts'
import { requiredMaterials } from '../../../domain/application/requirements.ts'
import { completionShare } from '../../../domain/course/course-progress.ts'
import { courseSwapDays, courseSwapShare } from '../../../domain/course/course-sale.ts'
import { attemptsPerDay, passShare } from '../../../domain/course/course-test.ts'
import { periodYears, requiredHours } from '../../../domain/course/education-hours.ts'
import { transferDays } from '../../../domain/order/bank-transfer.ts'
import { mostPeople } from '../../../domain/order/batch.ts'
import { feeStandardOf } from '../../../domain/order/fee.ts'
import { orderHours } from '../../../domain/order/order.ts'
import { courseRefundDays, courseRefundShare, refundDays } from '../../../domain/order/refund.ts'
import { toPlainText } from '../../../domain/text/plain-text.ts'
import { memberNews } from '../news/member.ts'
import { disclosures } from './disclosure.ts'
import { helpArticles } from './help.ts'

const { DomainId } = document.components.schemas
const levels = ['会员单位', '理事单位', '常务理事单位', '副会长单位', '会长单位']
const fees = [...levels.map((level) => feeStandardOf('UNIT', level)), feeStandardOf('PERSON', '会员')]

/** Every figure that a rule has, by the unit that it is written with. Files have their limit from the uploads' tests. */
const rules: Record<string, readonly number[]> = {
  元: fees.map((fen) => fen / 100),
  日: [refundDays, courseRefundDays, courseSwapDays, transferDays, 31],
  小时: [orderHours],
  分钟: [codeRules.validSeconds / 60],
  秒: [codeRules.cooldownSeconds],
  次: [codeRules.perHour, codeRules.perDay, codeRules.maxTries, attemptsPerDay],
  人: [mostPeople],
  '%': [completionShare * 100, courseRefundShare * 100, courseSwapShare * 100, passShare * 100],
  学时: [requiredHours],
  年: [periodYears],
  位: [40],
  月: [12],
  MB: [10],
  至: [3],
}

const figuresIn = (text: string) =>
  [...text.matchAll(/(\d[\d,]*)\s?(\p{L}{2}|\p{L}|%)?/gu)].map(([whole, digits = '', unit = '']) => ({
    whole,
    value: Number(digits.replaceAll(',', '')),
    units: [unit, unit.slice(0, 1)],
  }))

const isRule = ({ value, units }: ReturnType<typeof figuresIn>[number]): boolean =>
  units.some((unit) => rules[unit]?.includes(value))

const bodyOf = (title: string): string => {
  const article = helpArticles.find((one) => one.title === title)
  if (!article) throw new Error(`There is no help article ${title}`)
  return toPlainText(article.body)
}

describe('the help articles', () => {
  it.each(helpArticles.map(({ title, body }) => [title, toPlainText(body)]))(
    '%s names no figure that is not a rule’s',
    (_title, text) => {
      expect(
        figuresIn(text)
          .filter((figure) => !isRule(figure))
          .map(({ whole }) => whole),
      ).toEqual([])
    },
  )

  it('tell the limits of a mini-site’s address as the contract has them', () => {
    expect(DomainId.pattern).toBe('^[a-z0-9-]{3,40}$')
    expect(bodyOf('单位微网站怎样开通和修改？')).toContain('3至40位')
  })

  it('ask for the materials that an application is sent back without, and for no other', () => {
    const named = (title: string) =>
      ['营业执照', '申请表', '身份证', '注册证'].filter((name) => bodyOf(title).includes(name))
    const asked = (types: readonly string[]) => types.map((type) => type.replace('盖章申请表', '申请表'))
    expect(named('单位申请入会需要准备哪些材料？')).toEqual(asked(requiredMaterials('UNIT', 'JOIN')))
    expect(named('个人会员的申请条件是什么？')).toEqual(asked(requiredMaterials('PERSON', 'JOIN')))
  })

  it('name parts of the website that there are', () => {
    const all = helpArticles.map(({ body }) => toPlainText(body)).join('\n')
    for (const former of ['安全设置', '打印证书', '会员管理—微网站']) expect(all).not.toContain(`“${former}”`)
    expect(bodyOf('更换手机号后怎样登录？')).toContain('“联系方式”')
    expect(bodyOf('单位微网站怎样开通和修改？')).toContain('“会员站点”')
  })

  it('tell who may pay for whom, and what of an order is paid back, as the operations do', () => {
    const texts = [...helpArticles, ...memberNews].map(({ body }) => toPlainText(body)).join('\n')
    for (const former of ['不能代购', '一并退回', '只能整单']) expect(texts).not.toContain(former)
    expect(bodyOf('会费缴错了可以退吗？')).toContain('可以只退其中几笔')
    expect(bodyOf('谁可以替谁缴费？')).toContain('其他单位的人员不能代缴')
    expect(bodyOf('单位会员账号能购买课程吗？')).toContain('任何一人的学习进度超过10%后不再退')
  })

  it('tell how long a transfer and a place wait', () => {
    const transfer = bodyOf('怎样用银行转账缴费？')
    expect(transfer.split(`${transferDays}日`)).toHaveLength(4)
    const place = bodyOf('收费的活动怎样缴费？不能参加了可以退吗？')
    expect(place).toContain(`${orderHours}小时内`)
    expect(place).toContain(`${refundDays}日内`)
  })

  it('tell of the swap as the operation makes it', () => {
    const body = bodyOf('买错了课程可以更换吗？')
    for (const rule of ['7日内', '不超过10%', '同价', '只能更换一次', '学完的课程不能更换'])
      expect(body).toContain(rule)
  })
})

it('the disclosed fees and those of the article are the tariff', () => {
  const disclosed = disclosures.find(({ title }) => title === '收费项目与标准')?.body ?? ''
  const explained = memberNews.find(({ key }) => key === 'dues-standard-explained')?.body ?? ''
  for (const text of [disclosed, explained].map(toPlainText)) {
    const amounts = [...text.matchAll(/(\d[\d,]*)元/g)].map(([, digits = '']) =>
      Number(digits.replaceAll(',', '')),
    )
    expect(new Set(amounts)).toEqual(new Set(fees.map((fen) => fen / 100)))
  }
})
