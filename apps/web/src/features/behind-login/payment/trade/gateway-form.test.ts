import { afterEach, describe, expect, it, vi } from 'vitest'
import { readGatewayForm, submitGatewayForm } from './gateway-form.ts'

const gateway = 'https://openapi.alipay.com/gateway.do'

describe('readGatewayForm', () => {
  it('takes the address and the hidden fields', () => {
    const html = `<form name="punchout_form" method="post" action="${gateway}?charset=utf-8">
      <input type="hidden" name="out_trade_no" value="JC20261121000701">
      <input type="hidden" name="subject" value="2026年度会费 &quot;A&amp;B&quot;">
      <input type="submit" value="立即支付" style="display:none">
    </form><script>document.forms[0].submit();</script>`
    expect(readGatewayForm(html)).toEqual({
      action: `${gateway}?charset=utf-8`,
      fields: [
        ['out_trade_no', 'JC20261121000701'],
        ['subject', '2026年度会费 "A&B"'],
      ],
    })
  })

  it('leaves everything else of it behind', () => {
    const html = `<form action="${gateway}" onsubmit="steal()" target="other">
        <script>window.stolen = true</script>
        <input type="hidden" name="a" value="1" onclick="steal()">
        <input type="text" name="typed" value="x">
        <input type="hidden" value="nameless">
        <input type="image" name="picture" src="https://evil.example/">
        <input type="hidden" name="elsewhere" form="other" value="2">
        <button formaction="https://evil.example/">x</button>
      </form>
      <input type="hidden" name="outside" value="3">
      <form action="https://evil.example/"><input type="hidden" name="second" value="4"></form>
      <img src="x" onerror="window.stolen = true">`
    expect(readGatewayForm(html)).toEqual({ action: gateway, fields: [['a', '1']] })
    expect(window).not.toHaveProperty('stolen')
  })

  it('is not misled by fields with the names of properties', () => {
    const html = `<form action="${gateway}"><input type="hidden" name="action" value="https://evil.example/"><input type="hidden" name="submit" value="x"></form>`
    expect(readGatewayForm(html)).toEqual({
      action: gateway,
      fields: [
        ['action', 'https://evil.example/'],
        ['submit', 'x'],
      ],
    })
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '/relative',
    '//host/path',
    '',
  ])('refuses the address %j', (action) => {
    expect(() => readGatewayForm(`<form action="${action}"></form>`)).toThrow('malformed')
  })

  it('refuses an answer without a form', () => {
    expect(() => readGatewayForm('<p>error</p>')).toThrow('malformed')
  })
})

describe('submitGatewayForm', () => {
  afterEach(() => {
    document.body.replaceChildren()
    vi.restoreAllMocks()
  })

  it('posts a form of its own', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    submitGatewayForm({
      action: gateway,
      fields: [
        ['submit', 'x'],
        ['total_amount', '200.00'],
      ],
    })
    const form = submit.mock.contexts[0] as HTMLFormElement
    expect(form.getAttribute('action')).toBe(gateway)
    expect(form.getAttribute('method')).toBe('post')
    expect([...new FormData(form).entries()]).toEqual([
      ['submit', 'x'],
      ['total_amount', '200.00'],
    ])
  })
})
