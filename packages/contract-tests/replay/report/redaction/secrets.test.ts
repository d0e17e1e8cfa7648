import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import { createReport } from '../create-report.ts'
import { terminalText } from '../terminal.ts'
import { answerOf, exchangeOf, facts, findingsOf, mismatchOf, resultOf } from '../testing/made-up.ts'
import { writeReport } from '../write-report.ts'

const password = 'Jiāng "chuan"&<2026>/+ é'
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzdSJ9.c2lnbmF0dXJlLW9mLXN1'
const opaque = 'b7f0c9d2-4f0e-4b7e-9f44-3d8f2a3d1c55'
const unitToken = 'unit/opaque+token=0123456789abcdef'
const otherToken = 'another-accounts-token-8891273'
const idNumber = '349901199001010012'
const idByCheckDigit = '123456789012345677'
const phone = '13812345678'
const cookie = 'f3a9c0de77aa41'
const code = '246810'

/** In no output, in none of their notations. */
const secrets = [
  ...[token, opaque, unitToken, otherToken, idNumber, idByCheckDigit, phone, cookie, 'ownpassword1'],
  password,
  JSON.stringify(password).slice(1, -1),
  encodeURIComponent(password),
  encodeURIComponent(encryptPassword(password)),
  encryptPassword(password),
  Buffer.from(password).toString('base64'),
  password.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  encodeURIComponent(unitToken),
]

const everything = [
  ...secrets,
  `Authorization: Bearer ${opaque}`,
  `Set-Cookie: SESSION=${cookie}; Path=/`,
  JSON.stringify({ password, idNumber, token: opaque, phoneCode: 778899 }),
  JSON.stringify(JSON.stringify({ password, token: otherToken })),
  `?token=${otherToken}&phone=${phone}&captchaCode=${code}`,
  `the code ${code} is wrong`,
  `身份证${idNumber}，手机${phone}`,
].join(' \n ')

const credentials = {
  person: { login: 'su', password },
  unit: { login: 'mingce', token: unitToken },
  captcha: code,
  phone,
}

const body = {
  note: everything,
  password: 'ownpassword1',
  token: otherToken,
  data: [{ idNumber, deeper: { idNumber, newPassword: 'ownpassword1', text: everything } }],
  [idNumber]: everything,
}

const call = exchangeOf('authenticate', {
  role: 'person',
  scenario: everything,
  target: `/api/authenticate?token=${otherToken}&q=${encodeURIComponent(everything)}`,
  requestHeaders: {
    authorization: `Bearer ${opaque}`,
    cookie: `SESSION=${cookie}`,
    'x-api-key': otherToken,
    'x-note': everything,
  },
  requestBody: JSON.stringify({
    username: 'su',
    ...body,
    password: encryptPassword(password),
    captchaCode: code,
  }),
  answer: answerOf(500, body, { 'set-cookie': `SESSION=${cookie}; Path=/`, 'x-note': everything }),
})
const page = { ...call, operation: undefined, answer: answerOf(500, `<html>${everything}`) }

const paths = [
  '/note',
  '/data/0/idNumber',
  '/data/0/deeper/text',
  '/token',
  '/',
  `/${idNumber}`,
  'x-note',
  'set-cookie',
  everything,
]
const drifts = [call, page].flatMap((exchange) =>
  paths.flatMap((path) =>
    [everything, idNumber, otherToken].map((seen) =>
      mismatchOf(exchange, {
        kind: path.includes('-') ? 'header' : 'type',
        path,
        expected: everything,
        seen,
        scenario: everything,
      }),
    ),
  ),
)
const results = (['stopped', 'skipped'] as const).map((end) =>
  resultOf(everything, { end, reason: everything }),
)
const run = {
  ...facts,
  subject: `http://su:${encodeURIComponent(password)}@host/ht?token=${otherToken}`,
  interrupted: everything,
}

const folder = mkdtempSync(join(tmpdir(), 'report-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a run that is full of secrets', async () => {
  const report = createReport(findingsOf([call, page], drifts, results), run, credentials)
  await writeReport(report, folder)
  const files = readdirSync(folder).map((name): [string, string] => [
    name,
    readFileSync(join(folder, name), 'utf8'),
  ])
  const terminal = terminalText(report, { folder, hasColor: false })

  it.each([...files, ['terminal', terminal]])('contains none of them in %s', (_, text) => {
    expect(text.length).toBeGreaterThan(500)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    expect(text).not.toMatch(/(?<!\d)(246810|778899)(?!\d)/)
  })

  it('still says what drifts, and how to see it', () => {
    const [first] = report.drifts
    expect(first?.curl).toContain('"authorization: Bearer $TOKEN_PERSON"')
    expect(first?.curl).toContain('"$PASSWORD_PERSON"')
    expect(first?.curl).toContain('"$CAPTCHA_CODE"')
    expect(report.drifts.some(({ seen }) => seen.includes('[identity number]'))).toBe(true)
  })
})

it('the password is known as it goes over the wire, even where no call sent it', () => {
  const echo = exchangeOf('listNews', { answer: answerOf(200, { note: encryptPassword(password) }) })
  const report = createReport(findingsOf([echo], [mismatchOf(echo, { path: '/note' })]), facts, credentials)
  expect(report.drifts[0]?.excerpt?.marked).toBe('  "note": "$PASSWORD_PERSON"')
})
