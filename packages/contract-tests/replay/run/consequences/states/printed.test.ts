import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { nothingYet, recalled } from '../recalled.ts'

const base = 'https://portal.example/ht'
const print = {
  ...{ id: 7, verifyCode: 'AbCdEfGhIjKlMnOpQrStUvWx', holderName: '沈砚清', memberLevel: '会员' },
  ...{ status: 'VALID', photoUrl: 'files/1.png', rows: [{ label: '性别', value: '女' }] },
}
const shown = (change: object) =>
  exchangeOf('verifyPrintInfo', { answer: answerOf(200, { ...print, ...change }) })

/** Where a print is another one than it was when it was made. */
function told(...exchanges: ReturnType<typeof shown>[]): string[] {
  const memory = nothingYet()
  recalled(memory, exchangeOf('getPrintInfo', { answer: answerOf(200, print) }), base)
  return exchanges.flatMap((one) => recalled(memory, one, base).map(({ path }) => path))
}

describe('what bears one code', () => {
  it('is what was printed, whatever has become of it', () => {
    expect(told(shown({ status: 'REVOKED' }), shown({ status: 'EXPIRED', photoUrl: null }))).toEqual([])
    expect(told(shown({ memberLevel: '理事' }))).toEqual(['/memberLevel'])
    expect(told(shown({ rows: [{ label: '性别', value: '男' }] }))).toEqual(['/rows/0/value'])
  })

  it('is another one under another code', () => {
    expect(told(shown({ memberLevel: '理事', verifyCode: 'another' }))).toEqual([])
  })

  it('is told no more of whoever has closed the account', () => {
    expect(told(shown({ status: 'REVOKED', holderName: '已注销', rows: [] }))).toEqual([])
  })

  it('is looked at in each row of a list', () => {
    const receipts = exchangeOf('getOrderReceipts', {
      answer: answerOf(200, [
        { ...print, verifyCode: 'another' },
        { ...print, memberLevel: '理事' },
      ]),
    })
    expect(told(receipts)).toEqual(['/1/memberLevel'])
  })
})
