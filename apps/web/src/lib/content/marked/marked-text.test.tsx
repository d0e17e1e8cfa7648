import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MarkedText } from './marked-text.tsx'

it('marks every occurrence and leaves the text as it is', () => {
  const { container } = render(<MarkedText text="会费标准与会费票据" words={['会费']} />)
  expect(screen.getAllByRole('mark').map((mark) => mark.textContent)).toEqual(['会费', '会费'])
  expect(container.textContent).toBe('会费标准与会费票据')
})

it('shows markup in a title as text', () => {
  const title = '<img src=x onerror=alert(1)> 的通知'
  const { container } = render(<MarkedText text={title} words={['img', '通知']} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe(title)
})
