import { expect, it } from 'vitest'
import { maskAddress, maskMail, maskPhone } from './masks.ts'

it('masks leave what its owner recognises', () => {
  expect(maskPhone('13800010002')).toBe('138****0002')
  expect(maskMail('su.wanqing@mail.example')).toBe('s***@mail.example')
  expect(maskMail('a@b.example')).toBe('a***@b.example')
})

it.each([
  ['203.0.113.7', '203.0.*.*'],
  ['::ffff:203.0.113.7', '203.0.*.*'],
  ['2001:db8:1::7', '2001:db8:*'],
])('an address keeps its network: %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})
