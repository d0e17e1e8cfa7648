import type { HourCertificate, PrintInfo } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { verdictOfHours, verdictOfPrint } from './verdict-words.ts'

const print = (printType: PrintInfo['printType'], status: PrintInfo['status']) =>
  verdictOfPrint({ printType, status } as PrintInfo)

it.each([
  ['VALID', 'holds'],
  ['EXPIRED', 'over'],
  ['REVOKED', 'void'],
] as const)('a print that is %s %s, in words for its kind', (status, standing) => {
  const [form, certificate] = [print('APPLY_FORM', status), print('UNIT_CERT', status)]
  expect([form.standing, certificate.standing]).toEqual([standing, standing])
  expect(form.title.message).toContain('申请表')
  expect(certificate.title.message).toContain('证书')
  for (const [kind, word] of [
    ['FEE_NOTICE', '会费'],
    ['RECEIPT', '缴费'],
  ] as const) {
    expect(print(kind, status).standing).toBe(standing)
    expect(print(kind, status).title.message).toContain(word)
  }
})

it.each(['SUSPENDED', null, undefined, 7, {}])('nobody can tell what a state of %j means', (status) => {
  const of = { status } as unknown
  expect(verdictOfPrint(of as PrintInfo).standing).toBe('open')
  expect(verdictOfHours(of as HourCertificate).standing).toBe('open')
})

it.each([
  ['VALID', 'holds'],
  ['REPLACED', 'over'],
  ['REVOKED', 'void'],
] as const)('hours that are %s: %s', (status, standing) => {
  expect(verdictOfHours({ status } as HourCertificate).standing).toBe(standing)
})

it('hours that are revoked may be so for the name of their holder: that is not said to be a loss of hours', () => {
  const { text } = verdictOfHours({ status: 'REVOKED' } as HourCertificate)
  expect(text.message).toContain('或持有人姓名')
})
