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

it('keeps what was typed while the record was saved, as a change of what is saved', () => {
  const options = { first: '甲', second: '乙', basedOn: 'before' }
  const stored = (first: string, basedOn: string) => ({ ...options, first, basedOn })
  const { result } = renderHook(() => {
    const { form, draft } = useDraftForm<typeof options, unknown>({
      name: 'newer',
      empty: options,
      lasting: (values) => values,
      resolver: async (values) => ({ values, errors: {} }),
    })
    return { form, ...useNewer({ form, draft, stored: options, valuesOf: (one) => one }) }
  })
  const { form } = result.current
  act(() => form.setValue('first', '丙', { shouldDirty: true }))
  const sent = form.getValues()
  act(() => form.setValue('second', '丁', { shouldDirty: true }))
  act(() => result.current.goOnFromSaved(stored('丙', 'saved'), sent))
  expect(form.getValues()).toEqual({ first: '丙', second: '丁', basedOn: 'saved' })
  expect(form.formState.defaultValues).toEqual({ first: '丙', second: '乙', basedOn: 'saved' })
  // The next save sends it, and then nothing is left.
  act(() => result.current.goOnFromSaved({ ...stored('丙', 'again'), second: '丁' }, form.getValues()))
  expect(form.getValues()).toEqual({ first: '丙', second: '丁', basedOn: 'again' })
  expect(localStorage.getItem('draft:newer')).toBeNull()
})
