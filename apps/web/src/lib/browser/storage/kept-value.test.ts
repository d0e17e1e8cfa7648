import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fillStorage } from '../../../testing/full-storage.ts'
import { itemsOf, keptValue } from './kept-value.ts'
import { tellStored } from './stored.ts'

const wordsOf = (stored: unknown) => itemsOf(stored, (value) => typeof value === 'string')
const hear = (key: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))

it('is kept for the next visit, and read as the same value as long as nothing changes', () => {
  const words = keptValue('words', wordsOf)
  expect(words.get()).toEqual([])
  words.set(['定额'])
  expect(words.get()).toBe(words.get())
  const again = keptValue('words', wordsOf)
  expect(again.get()).toEqual(['定额'])
  expect(again.get()).toBe(again.get())
})

it.each(['{', 'null', '7', '{"0":"定额"}', '[7,null]'])('takes %s for nothing', (text) => {
  localStorage.setItem('words', text)
  expect(keptValue('words', wordsOf).get()).toEqual([])
})

it('keeps another value for each account, and none while there is none', () => {
  let account: string | null | undefined = '6/7'
  const words = keptValue('words', wordsOf, () => account)
  const { result } = renderHook(words.useValue)
  act(() => words.set(['定额']))
  expect(result.current).toEqual(['定额'])
  for (account of ['8', null, undefined]) {
    act(tellStored)
    expect(result.current).toEqual([])
  }
  words.set(['会费'])
  expect(words.get()).toEqual([])
  expect({ ...localStorage }).toEqual({ 'words:6%2F7': '["定额"]' })
})

it('holds without room on the device until another tab changes it, from which the next change goes on', () => {
  localStorage.setItem('words', '["定额"]')
  const words = keptValue('words', wordsOf)
  const { result } = renderHook(words.useValue)
  const device = localStorage
  fillStorage()
  act(() => words.set([...words.get(), '会费']))
  hear('theme')
  expect(result.current).toEqual(['定额', '会费'])
  device.setItem('words', '["清单"]')
  hear('words')
  expect(result.current).toEqual(['清单'])
})
