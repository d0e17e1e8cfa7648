import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dropDraft, writeDraft } from '../../../../lib/forms/draft/draft-store.ts'
import { useDraftForm } from '../../../../lib/forms/draft/use-draft-form.ts'
import { useMerged } from './use-merged.ts'

interface Fields {
  name: string
  phone: string
}

const valuesOf = (fields: Fields) => ({ ...fields, basedOn: JSON.stringify(fields) })
const before: Fields = { name: '甲', phone: '1' }

function open(stored: Fields) {
  const { result } = renderHook(() => {
    const { form, draft } = useDraftForm<ReturnType<typeof valuesOf>, unknown>({
      name: 'merged',
      empty: valuesOf(stored),
      lasting: (values) => values,
      resolver: async (values) => ({ values, errors: {} }),
    })
    return { form, draft, ...useMerged({ form, draft, stored, valuesOf }) }
  })
  return result
}

afterEach(() => dropDraft('merged'))

it('goes on from a draft with what was changed elsewhere since it was left', () => {
  writeDraft('merged', { ...valuesOf(before), name: '乙' })
  const opened = open({ name: '甲', phone: '2' })
  expect(opened.current.newer).toBeUndefined()
  expect(opened.current.form.getValues()).toMatchObject({ name: '乙', phone: '2' })
  expect(opened.current.merge({ name: '甲', phone: '2' })).toEqual([])
})

it('asks where both have changed a field, and leaves the others as they are typed when it is taken', () => {
  const opened = open(before)
  act(() => {
    opened.current.form.setValue('name', '乙')
    opened.current.form.setValue('phone', '2')
  })
  const stored = { name: '丙', phone: '1' }
  act(() => expect(opened.current.merge(stored)).toBe('asked'))
  expect(opened.current.newer).toEqual(stored)
  act(() => opened.current.takeNewer())
  expect(opened.current.newer).toBeUndefined()
  expect(opened.current.form.getValues()).toEqual({
    name: '丙',
    phone: '2',
    basedOn: valuesOf(stored).basedOn,
  })
})

it('has no draft left where all that was typed is given up', () => {
  writeDraft('merged', { ...valuesOf(before), name: '乙' })
  const stored = { name: '丙', phone: '2' }
  const opened = open(stored)
  expect(opened.current.newer).toEqual(stored)
  act(() => opened.current.takeNewer())
  expect(opened.current.form.getValues()).toEqual(valuesOf(stored))
  expect(localStorage.getItem('draft:merged')).toBeNull()
})
