import { describe, expect, it } from 'vitest'
import { type BuyerCard, readBuyerCard } from './buyer-card.ts'

const whole: Required<Omit<BuyerCard, 'phone'>> = {
  buyerName: '江川恒信工程造价咨询（集团）有限公司',
  buyerTaxNo: '91349901MA2HX01K7F',
  buyerAddress: '江川省临江市云帆路88号恒信大厦12楼',
  buyerTel: '0591-83300188',
  buyerBankName: '江川银行临江分行营业部',
  buyerBankAccount: '6901123456780001',
  email: 'finance@hengxin.example',
}

const named: Record<keyof typeof whole, string[]> = {
  buyerName: ['名称：', '单 位 名 称: ', '公司全称\t'],
  buyerTaxNo: ['税号：', '纳税人识别号:', '统一社会信用代码  '],
  buyerAddress: ['地址：', '单位地址:', '地　址 '],
  buyerTel: ['电话：', '联系电话:', '电 话 '],
  buyerBankName: ['开户行：', '开户银行:', '开户行名称\t'],
  buyerBankAccount: ['账号：', '银行帐号:', '账　号 '],
  email: ['邮箱：', 'E-mail: ', '电子邮箱 '],
}

const fields = Object.keys(whole) as (keyof typeof whole)[]

/** All orders of a list. */
function* orders<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield []
  for (const [place, item] of items.entries())
    for (const rest of orders(items.toSpliced(place, 1))) yield [item, ...rest]
}

describe('a text with names', () => {
  it.each([0, 1, 2])('is read in every order of its lines, in writing %i', (writing) => {
    for (const order of orders(fields)) {
      const text = order.map((field) => `${named[field][writing]}${whole[field]}`).join('\n')
      expect(readBuyerCard(text), text).toEqual(whole)
    }
  })

  it.each([' ', '；', '，', ''])('is read from one line, parted by %j', (between) => {
    for (const order of orders(fields.slice(0, 6))) {
      const text = order.map((field) => `${named[field][0]}${whole[field]}`).join(between)
      expect(readBuyerCard(text), text).toMatchObject(
        Object.fromEntries(order.map((field) => [field, whole[field]])),
      )
    }
  })

  it('takes the value from the next line where a name stands alone', () => {
    const text = fields.map((field) => `${named[field][0]}\n${whole[field]}`).join('\n')
    expect(readBuyerCard(text)).toEqual(whole)
  })

  it('parts address and telephone, bank and account, that stand together', () => {
    const text = `地址、电话：${whole.buyerAddress} ${whole.buyerTel}\r\n开户行及账号：${whole.buyerBankName} 6901 1234 5678 0001`
    const { buyerAddress, buyerTel, buyerBankName, buyerBankAccount } = whole
    expect(readBuyerCard(text)).toEqual({ buyerAddress, buyerTel, buyerBankName, buyerBankAccount })
  })

  it('reads wide signs, small letters and digits in groups', () => {
    const text =
      '税号：９１３４９９０１ｍａ２ｈｘ０１ｋ７ｆ\n账号：6901-1234-5678-0001\n电话：（0591）83300188\n手机：+86 138 0001 0002'
    expect(readBuyerCard(text)).toEqual({
      buyerTaxNo: whole.buyerTaxNo,
      buyerBankAccount: whole.buyerBankAccount,
      buyerTel: '(0591)83300188',
      phone: '13800010002',
    })
  })

  it('keeps a tax number that is wrong, for the field to say so', () => {
    expect(readBuyerCard('税号：91349901MA2HX10K7F')).toEqual({ buyerTaxNo: '91349901MA2HX10K7F' })
  })
})

describe('a card without names', () => {
  it('is read in every order of its lines', () => {
    for (const order of orders(fields)) {
      const text = order.map((field) => whole[field]).join('\n')
      expect(readBuyerCard(text), text).toEqual(whole)
    }
  })

  it('leaves out what it cannot place', () => {
    expect(readBuyerCard('王小明\n财务主管\n13800010002')).toEqual({ phone: '13800010002' })
  })

  it('has nothing to say of an empty text', () => expect(readBuyerCard(' \n ')).toEqual({}))
})

it('lets the first value of a field count, and what is named before what is guessed', () => {
  const text = '江川安筑工程有限公司\n名称：江川恒信工程有限公司\n抬头：江川明测工程有限公司'
  expect(readBuyerCard(text)).toEqual({ buyerName: '江川恒信工程有限公司' })
})
