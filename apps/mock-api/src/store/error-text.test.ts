import { expect, it } from 'vitest'
import { errorText } from './error-text.ts'

it('says where an error was thrown', () => {
  const text = errorText(new TypeError('planted'))
  expect(text).toContain('TypeError: planted')
  expect(text).toContain('error-text.test')
})

it('has words for what is no error, and for an error without its stack', () => {
  expect(errorText('planted')).toBe('planted')
  expect(errorText(Object.assign(new Error('planted'), { stack: undefined }))).toBe('planted')
})
