import { expect, it } from 'vitest'
import { maskMail, maskPhone } from './masks.ts'

it('masks leave what its owner recognises', () => {
  expect(maskPhone('13800010002')).toBe('138****0002')
  expect(maskMail('su.wanqing@mail.example')).toBe('s***@mail.example')
  expect(maskMail('a@b.example')).toBe('a***@b.example')
})
