import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Avatar, DataList, Progress, UiProvider } from '../index.ts'

afterEach(cleanup)

const show = (content: ReactNode) => render(<UiProvider>{content}</UiProvider>)

it.each([
  ['林知远', '远'],
  ['Ana Maria Souza', 'AS'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [7, ''],
  [{}, ''],
])('an avatar of %j says %j', (name, initials) => {
  const { container } = show(<Avatar name={name as string} />)
  expect(container.textContent).toBe(initials)
})

it.each([
  [40, '40'],
  [140, '100'],
  [-3, '0'],
  [null, null],
  [Number.NaN, null],
  ['word', null],
  [{}, null],
])('progress of %j is %j', (value, shown) => {
  show(<Progress label="Progress" value={value as number} />)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(shown)
})

it('facts stand beside their terms, too, where a browser has no subgrid', () => {
  show(<DataList items={[{ id: 'no', term: '编号', detail: '7' }]} />)
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('')
  expect(styles).toContain('grid-template-columns:38% minmax(0, 1fr);')
  expect(styles).toMatch(
    /@supports \(grid-template-columns: subgrid\) *{[.][\w-]+ *{grid-template-columns:subgrid;}/,
  )
})
