import { expect, it } from 'vitest'
import { exchangeOf } from '../testing/made-up.ts'
import { exchangeCurl } from './exchange-curl.ts'

const asItIs = (text: string) => text

it('an upload is made again with any file, in a form of its own', () => {
  const call = exchangeOf('uploadFile', {
    ...{ method: 'POST', target: '/api/files', role: 'person', requestBody: undefined },
    requestHeaders: { 'content-type': 'multipart/form-data; boundary=x1', authorization: 'Bearer x' },
  })
  expect(exchangeCurl(call, 'https://test.example/ht', asItIs)).toBe(
    "curl -i --path-as-is -X POST 'https://test.example/ht/api/files' -H \"authorization: Bearer $TOKEN_PERSON\" -F 'file=@FILE'",
  )
})

it('a mail address of the credentials is left to the shell', () => {
  const call = exchangeOf('sendMailCode', {
    ...{ method: 'POST', target: '/api/public/mailCode', requestBody: '{"email":"qa@portal.example"}' },
    requestHeaders: { 'content-type': 'application/json' },
  })
  const redact = (text: string) => text.replace('qa@portal.example', '$MAIL_ADDRESS')
  expect(exchangeCurl(call, 'https://test.example/ht', redact)).toContain('"$MAIL_ADDRESS"')
})
