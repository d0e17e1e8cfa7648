import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLastLoaded } from './use-last-loaded.ts'

const open = (data: string | undefined, subject: string) =>
  renderHook((props) => useLastLoaded(props.data, props.subject), { initialProps: { data, subject } })

it('keeps a page while another of the same search is on its way', () => {
  const { result, rerender } = open('page 1', 'a')
  rerender({ data: undefined, subject: 'a' })
  expect(result.current).toBe('page 1')
  rerender({ data: 'page 2', subject: 'a' })
  rerender({ data: undefined, subject: 'a' })
  expect(result.current).toBe('page 2')
})

it('shows nothing of another search', () => {
  const { result, rerender } = open('page 1', 'a')
  rerender({ data: undefined, subject: 'b' })
  expect(result.current).toBeUndefined()
  rerender({ data: 'found', subject: 'b' })
  expect(result.current).toBe('found')
})
