import { describe, expect, it } from 'vitest'
import { readBuyerCard } from './buyer-card.ts'
import type { BuyerCard } from './labels.ts'

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

describe('a text with names and no colons', () => {
  const six = fields.slice(0, 6)
  const expected = (order: typeof six) => Object.fromEntries(order.map((field) => [field, whole[field]]))

  it.each([' ', '；', '，', '\t', '\n'])('is read with blanks behind the names, parted by %j', (between) => {
    for (const order of orders(six)) {
      const text = order.map((field) => `${named[field][0]?.replace('：', ' ')}${whole[field]}`).join(between)
      expect(readBuyerCard(text), text).toEqual(expected(order))
    }
  })

  it.each([' ', '；', '，', '\n'])('is read with nothing behind the names, parted by %j', (between) => {
    for (const order of orders(six)) {
      const text = order.map((field) => `${named[field][0]?.replace('：', '')}${whole[field]}`).join(between)
      expect(readBuyerCard(text), text).toEqual(expected(order))
    }
  })

  it('is read with nothing between its parts at all', () => {
    const text = six.map((field) => `${named[field][0]?.replace('：', '')}${whole[field]}`).join('')
    expect(readBuyerCard(text)).toEqual(expected(six))
  })

  it('is read from a row of a spreadsheet below its heads', () => {
    const heads = six
      .map((field) => named[field][0]?.replace('：', ''))
      .join('\t')
      .replace('名称', '公司名称')
    const text = `开票资料\n${heads}\n${six.map((field) => whole[field]).join('\t')}`
    expect(readBuyerCard(text)).toEqual(expected(six))
  })
})

describe('cards as companies send them', () => {
  const zhongan = {
    buyerName: '江川中安建设工程有限公司',
    buyerTaxNo: '91350100M000100Y43',
    buyerAddress: '江川省临江市鼓楼区东街83号中庚大厦A座1203室',
    buyerTel: '0591-87654321',
    buyerBankName: '中国建设银行股份有限公司临江城东支行',
    buyerBankAccount: '35001895007052501234',
  }

  it.each([
    '单位名称 江川中安建设工程有限公司 纳税人识别号 91350100M000100Y43 地址、电话 江川省临江市鼓楼区东街83号中庚大厦A座1203室 0591-87654321 开户行及账号 中国建设银行股份有限公司临江城东支行 35001895007052501234',
    '名称江川中安建设工程有限公司 税号91350100M000100Y43 单位地址江川省临江市鼓楼区东街83号中庚大厦A座1203室 电话0591-87654321 开户银行中国建设银行股份有限公司临江城东支行 银行账号3500 1895 0070 5250 1234',
    '开票信息：名称 江川中安建设工程有限公司，统一社会信用代码 91350100M000100Y43，注册地址 江川省临江市鼓楼区东街83号中庚大厦A座1203室，注册电话 0591-87654321，开户行名称 中国建设银行股份有限公司临江城东支行，账户 35001895007052501234',
    '江川中安建设工程有限公司 91350100M000100Y43 江川省临江市鼓楼区东街83号中庚大厦A座1203室 0591-87654321 中国建设银行股份有限公司临江城东支行 35001895007052501234',
    '江川中安建设工程有限公司，税号 91350100m000100y43，江川省临江市 鼓楼区东街83号中庚大厦A座1203室，0591-87654321，中国建设银行股份有限公司临江城东支行 3500 1895 0070 5250 1234',
    '公司名称 ：江川中安建设工程有限公司 税　号 ：91350100M000100Y43 地址 ：江川省临江市鼓楼区东街83号中庚大厦A座1203室 电话 ：0591-87654321 开户行 ：中国建设银行股份有限公司临江城东支行 账号 ：35001895007052501234',
    '账户名称：江川中安建设工程有限公司\n税号：91350100M000100Y43\n地址：江川省临江市鼓楼区东街83号中庚大厦A座1203室 电话 0591-87654321\n开户行：中国建设银行股份有限公司临江城东支行 账号 35001895007052501234',
  ])('are read: %s', (text) => {
    const { buyerAddress, ...others } = readBuyerCard(text)
    expect({ ...others, buyerAddress: buyerAddress?.replace(' ', '') }).toEqual(zhongan)
  })

  it('keep a telephone with its extension, and drop the second one', () => {
    expect(readBuyerCard('电话：0591-83300188转801')).toEqual({ buyerTel: '0591-83300188-801' })
    expect(readBuyerCard('电话：0591-83300188/83300189')).toEqual({ buyerTel: '0591-83300188' })
  })

  it('put nothing of what was not understood into the bank', () => {
    expect(readBuyerCard('名称见附件，税号见附件，江川银行的账号稍后发')).toEqual({})
    expect(readBuyerCard('请把江川银行的账号和电话发我')).toEqual({})
  })
})

describe('a card without names', () => {
  it('is read in every order of its lines', () => {
    for (const order of orders(fields)) {
      const text = order.map((field) => whole[field]).join('\n')
      expect(readBuyerCard(text), text).toEqual(whole)
    }
  })

  it.each([' ', '；', '，', '、', '\t'])('is read from one line, parted by %j', (between) => {
    for (const order of orders(fields)) {
      const text = order.map((field) => whole[field]).join(between)
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

it('does not read on in what is longer than any card', () => {
  expect(readBuyerCard(`名称：江川恒信工程有限公司\n${'省'.repeat(30_000)}`)).toEqual({
    buyerName: '江川恒信工程有限公司',
  })
})
