import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dropDraft, writeDraft } from './draft-store.ts'
import { useDraftForm } from './use-draft-form.ts'
import { useNewer } from './use-newer.ts'

const valuesOf = (name: string) => ({ name, basedOn: name })

function open(stored: string) {
  const { result } = renderHook(() => {
    const { form, draft } = useDraftForm<{ name: string; basedOn: string }, unknown>({
      name: 'newer',
      empty: valuesOf(stored),
      lasting: (values) => values,
      resolver: async (values) => ({ values, errors: {} }),
    })
    return { form, ...useNewer({ form, draft, stored, valuesOf }) }
  })
  return result
}

afterEach(() => dropDraft('newer'))

it('leaves the choice between a draft and what was saved elsewhere meanwhile', () => {
  writeDraft('newer', { name: 'typed', basedOn: 'before' })
  const form = open('after')
  expect(form.current.newer).toBe('after')
  expect(form.current.form.getValues('name')).toBe('typed')
  act(() => form.current.keepOwn())
  expect(form.current.newer).toBeUndefined()
  expect(form.current.form.getValues()).toEqual({ name: 'typed', basedOn: 'after' })
  expect(form.current.isOvertaken('after')).toBe(false)
})

it('takes what was saved elsewhere, and the draft goes', () => {
  writeDraft('newer', { name: 'typed', basedOn: 'before' })
  const form = open('after')
  act(() => void form.current.takeNewer())
  expect(form.current.form.getValues()).toEqual(valuesOf('after'))
  expect(localStorage.getItem('draft:newer')).toBeNull()
})

it('asks before it saves over another window', () => {
  const form = open('before')
  act(() => form.current.form.setValue('name', 'typed'))
  let isOvertaken = false
  act(() => {
    isOvertaken = form.current.isOvertaken('after')
  })
  expect(isOvertaken).toBe(true)
  expect(form.current.newer).toBe('after')
})

it('asks nothing where what is stored is what was sent before without an answer', () => {
  writeDraft('newer', { name: 'sent', basedOn: 'before' })
  const form = open('sent')
  expect(form.current.newer).toBeUndefined()
  act(() => form.current.form.setValue('name', 'sent, and more'))
  expect(form.current.isOvertaken('sent')).toBe(false)
})
