import { describe, expect, it } from 'vitest'
import { createRedact } from './redact.ts'

const redact = createRedact(
  new Map([
    ['opaque-token-0123456789', '$TOKEN_PERSON'],
    ['246810', '$CAPTCHA_CODE'],
  ]),
)
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzdSJ9.c2lnbmF0dXJl'

describe('what is secret is taken out', () => {
  it.each([
    ['a known token', 'got opaque-token-0123456789!', 'got $TOKEN_PERSON!'],
    ['a known token that was cut', 'got opaque-token-01234…', 'got $TOKEN_PERSON…'],
    ['a known code', 'code=246810.', 'code=$CAPTCHA_CODE.'],
    ['a token by its looks', `x ${jwt} y`, 'x [token] y'],
    ['a header', 'Authorization: Bearer 12ab34cd56', 'Authorization: Bearer [withheld]'],
    ['a header without a scheme', 'authorization: 12ab34cd56', 'authorization: [withheld]'],
    ['a cookie', 'Set-Cookie: sid=1; Path=/', 'Set-Cookie: [withheld]'],
    [
      'a bearer in a sentence',
      "the token 'Bearer 12ab34cd56' is old",
      "the token 'Bearer [withheld]' is old",
    ],
    ['a property', '{"password":"a\\"b","x":1}', '{"password":"[withheld]","x":1}'],
    ['a property that was cut', '{"idNumber": "3499', '{"idNumber": "[withheld]'],
    [
      'a property in escaped JSON',
      '"{\\"newPassword\\":\\"ab\\",\\"x\\":1}"',
      '"{\\"newPassword\\":\\"[withheld]\\",\\"x\\":1}"',
    ],
    [
      'a property in an address',
      '?q=%7B%22token%22%3A%22abc%22%7D',
      '?q=%7B%22token%22%3A%22[withheld]%22%7D',
    ],
    ['a number', '{"phoneCode": 123456}', '{"phoneCode": "[withheld]"}'],
    ['a deeper one', '{"token":{"value":"abc"},"x":1}', '{"token":"[withheld]","x":1}'],
    ['an element', '<Token>abc</Token>', '<Token>[withheld]</Token>'],
    ['a parameter', '/a?captchaCode=ab12&x=1', '/a?captchaCode=[withheld]&x=1'],
    ['a sentence', 'password: hunter22, sorry', 'password: [withheld], sorry'],
    ['a user in an address', 'http://su:pw@host/ht', 'http://host/ht'],
    ['an identity number', '身份证349901199001010012。', '身份证[identity number]。'],
    ['an identity number with X', '11010519491231002x', '[identity number]'],
    ['an identity number in groups', '110105 19491231 002X', '[identity number]'],
    ['an identity number without a birthday, by its check digit', '123456789012345677', '[identity number]'],
    ['an old identity number', '130503670401001', '[identity number]'],
    ['a phone number', '+86 139-1111-2222', '+86 139****2222'],
  ])('%s', (_, text, told) => {
    expect(redact(text)).toBe(told)
    expect(redact(told), 'twice is as once').toBe(told)
  })
})

describe('what is not secret stays', () => {
  it.each([
    '2026-11-21T08:30:00.000Z',
    '2026-11-21 08:30 to 2026-11-22',
    'order 20261121000001234567',
    '9007199254740991',
    '91349901MA2QH21B7T',
    '1732177800000',
    'x246810',
    "the problem names the field 'password'",
    'a token after the logout is refused with 401',
    'password: must not be empty',
    '/api/public/member/reset-pwd',
    'Bearer realm="portal"',
    'curl -H "authorization: Bearer $TOKEN_PERSON" --data-raw \'{"password":"$PASSWORD_PERSON"}\'',
    "must have required property 'token'",
  ])('%s', (text) => {
    expect(redact(text)).toBe(text)
  })
})

it('takes no longer for a text that was made to hold it up', () => {
  expect(redact('token:'.repeat(60_000))).toMatch(/^token:/)
})
