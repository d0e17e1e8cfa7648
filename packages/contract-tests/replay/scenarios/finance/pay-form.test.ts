import { describe, expect, it } from 'vitest'
import { fieldsOf } from './pay-form.ts'

describe('the form that posts itself to the gateway', () => {
  it('has number and total as fields of their own', () => {
    const form =
      '<form action="https://pay.example"><input type="hidden" name="out_trade_no" value="JC1"><input value=\'200.00\' name=\'total_amount\'></form>'
    expect(fieldsOf(form)).toMatchObject({ out_trade_no: 'JC1', total_amount: '200.00' })
  })

  it('has them in the business content of Alipay’s own', () => {
    const content =
      '{&quot;out_trade_no&quot;:&quot;JC1&quot;,&quot;total_amount&quot;:&quot;200.00&quot;,&quot;subject&quot;:&quot;A &amp;quot; B&quot;}'
    const form = `<form action="https://openapi.alipay.com/gateway.do"><input type="hidden" name="biz_content" value="${content}"></form>`
    expect(fieldsOf(form)).toMatchObject({
      out_trade_no: 'JC1',
      total_amount: '200.00',
      subject: 'A &quot; B',
    })
  })

  it('may have neither', () => {
    expect(fieldsOf('<form><input type="submit"></form>')).toEqual({})
    expect(fieldsOf('<form><input name="biz_content" value="none"></form>')).toEqual({ biz_content: 'none' })
  })
})
