import { expect, it } from 'vitest'
import { cutFormat } from './cut-format.ts'

it('leaves a photograph a JPEG', () => {
  expect(cutFormat({ type: 'image/jpeg' })).toEqual({ type: 'image/jpeg', name: 'picture.jpg' })
})

it.each(['image/png', 'image/webp', ''])('keeps what may be transparent in %j', (type) => {
  expect(cutFormat({ type })).toEqual({ type: 'image/png', name: 'picture.png' })
})
