import { act, renderHook } from '@testing-library/react'
import { looseObject } from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { dropDraft } from '../../../forms/draft/draft-store.ts'
import { useRecordForm } from './use-record-form.ts'

interface Note {
  id: number
  version: number
  text: string
}

const note = (version: number, text = '原文'): Note => ({ id: 7, version, text })

function open(read: Note) {
  const view = renderHook(
    ({ record }: { record: Note }) =>
      useRecordForm(
        {
          name: 'note',
          valuesOf: (one: Note | undefined) => ({ text: one?.text ?? '', version: one?.version ?? 0 }),
          lasting: (values) => values,
          toBody: ({ text }) => ({ text }),
          schema: looseObject({}),
          renamed: {},
          save: async () => read,
          findLatest: async () => undefined,
          read: async () => read,
          changedCode: 'error.changed',
        },
        record,
      ),
    { initialProps: { record: read } },
  )
  return {
    current: () => view.result.current,
    write: (text: string) =>
      act(() => view.result.current.form.setValue('text', text, { shouldDirty: true })),
    refetched: (record: Note) => view.rerender({ record }),
  }
}

afterEach(() => dropDraft('desk-note-7'))

it('acts in the version that was read, not in the one that came meanwhile', async () => {
  const form = open(note(1))
  form.write('我的')
  form.refetched(note(2, '同事的'))
  const step = vi.fn(async () => undefined)
  await act(() => form.current().act(note(2, '同事的'), step))
  expect(step).toHaveBeenCalledWith(note(1, '同事的'))
  expect(form.current().form.getValues()).toEqual({ text: '我的', version: 1 })
})

it('asks which stays as soon as somebody else has saved what is being changed', () => {
  const form = open(note(1))
  form.write('我的')
  form.refetched(note(2, '同事的'))
  expect(form.current().newer).toEqual(note(2, '同事的'))
  act(() => form.current().keepOwn())
  expect(form.current().newer).toBeUndefined()
  expect(form.current().form.getValues()).toEqual({ text: '我的', version: 2 })
})

it('goes on with what is typed in the version that its own step made', async () => {
  const form = open(note(1))
  form.write('我的')
  await act(() =>
    form.current().act(note(1), async () => {
      form.refetched(note(2))
      return { answer: note(2) }
    }),
  )
  expect(form.current().newer).toBeUndefined()
  expect(form.current().form.getValues()).toEqual({ text: '我的', version: 2 })
})

it('follows what others save while nothing is changed here, and what was stored of it itself', () => {
  const form = open(note(1))
  form.refetched(note(2, '同事的'))
  expect(form.current().form.getValues()).toEqual({ text: '同事的', version: 2 })
  form.write('我的')
  form.refetched(note(3, '我的'))
  expect(form.current().newer).toBeUndefined()
  expect(form.current().form.getValues()).toEqual({ text: '我的', version: 3 })
})
