import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WithChinese } from './with-chinese.tsx'

it.each([
  ['Show 协会概况 in the menu', '协会概况', 'Show <span lang="zh-CN">协会概况</span> in the menu'],
  ['Show it in the menu', '协会概况', 'Show it in the menu'],
  ['Show [object Object]', { broken: true }, 'Show [object Object]'],
  ['Nothing', '', 'Nothing'],
])('%s', (sentence, name, html) => {
  const { container } = render(<WithChinese name={name}>{sentence}</WithChinese>)
  expect(container.innerHTML).toBe(html)
})
