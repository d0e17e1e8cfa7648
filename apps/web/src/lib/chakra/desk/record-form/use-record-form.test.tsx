import { act, renderHook } from '@testing-library/react'
import { looseObject } from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { dropDraft, readDraft } from '../../../forms/draft/draft-store.ts'
import { useRecordForm } from './use-record-form.ts'

interface Note {
  id: number
  version: number
  text: string
}

const note = (version: number, text = '原文'): Note => ({ id: 7, version, text })

const save = vi.fn<() => Promise<Note>>()

const findLatest = vi.fn<() => Promise<{ id: number; version: number; createdDate: string } | undefined>>(
  async () => undefined,
)

function open(read: Note | undefined) {
  const view = renderHook(
    ({ record }: { record: Note | undefined }) =>
      useRecordForm(
        {
          name: 'note',
          valuesOf: (one: Note | undefined) => ({ text: one?.text ?? '', version: one?.version ?? 0 }),
          lasting: (values) => values,
          toBody: ({ text }) => ({ text }),
          schema: looseObject({}),
          renamed: {},
          save,
          findLatest,
          read: async (id) => read ?? { ...note(1), id },
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

afterEach(() => {
  vi.useRealTimers()
  for (const id of [7, 'new']) dropDraft(`desk-note-${id}`)
})

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

/** A save that is answered when the test says so. */
function pendingSave() {
  let answer: (kept: Note) => void = () => {}
  save.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  return (kept: Note) => act(async () => answer(kept))
}

it('keeps what is typed while it saves, over what is stored then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answer = pendingSave()
  const form = open(note(1))
  form.write('我的')
  await act(async () => void form.current().save())
  form.write('我的，还有')
  await answer(note(2, '我的'))
  form.refetched(note(2, '我的'))
  expect(form.current().form.getValues()).toEqual({ text: '我的，还有', version: 2 })
  expect([form.current().isUnsaved, form.current().newer]).toEqual([true, undefined])
  await act(() => vi.advanceTimersByTimeAsync(1000))
  const kept = readDraft('desk-note-7', { text: '', version: 0 })
  expect(kept?.values).toEqual({ text: '我的，还有', version: 2 })
  form.write('我的')
  expect(form.current().isUnsaved).toBe(false)
})

it('is clean once all that is typed is saved', async () => {
  const answer = pendingSave()
  const form = open(note(1))
  form.write('我的')
  await act(async () => void form.current().save())
  await answer(note(2, '我的'))
  expect(form.current().isUnsaved).toBe(false)
  expect(form.current().form.getValues()).toEqual({ text: '我的', version: 2 })
})

it('leaves what is typed while a new record is stored to the form of that record', async () => {
  const answer = pendingSave()
  const form = open(undefined)
  form.write('我的')
  await act(async () => void form.current().save())
  form.write('我的，还有')
  await answer(note(1, '我的'))
  expect(form.current().isUnsaved).toBe(false)
  expect(readDraft('desk-note-new', { text: '', version: 0 })).toBeUndefined()
  const next = open(note(1, '我的'))
  expect(next.current().form.getValues()).toEqual({ text: '我的，还有', version: 1 })
  expect(next.current().isUnsaved).toBe(true)
})

it('goes on with what another tab has stored of the same draft, and stores what says something else', async () => {
  save.mockClear()
  save.mockResolvedValue({ ...note(1, '我的'), id: 8 })
  findLatest.mockResolvedValue({ id: 7, version: 1, createdDate: new Date().toISOString() })
  const sameAsElsewhere = open(undefined)
  sameAsElsewhere.write('原文')
  const newValue = String(Date.now())
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sent:desk-note-new', newValue })))
  await act(async () => expect(await sameAsElsewhere.current().save()).toMatchObject({ id: 7 }))
  expect(save).not.toHaveBeenCalled()
  expect(sameAsElsewhere.current().isUnsaved).toBe(false)
  const other = open(undefined)
  other.write('我的')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sent:desk-note-new', newValue })))
  await act(async () => expect(await other.current().save()).toMatchObject({ id: 8 }))
  expect(save).toHaveBeenCalledWith({ known: undefined, body: { text: '我的' } })
  findLatest.mockResolvedValue(undefined)
})

/** Presses what ends with a step, which is answered when the test says so. */
async function pressed(press: (step: () => Promise<{ answer: Note }>) => Promise<unknown>) {
  let answer: (done: { answer: Note }) => void = () => {}
  const step = () => new Promise<{ answer: Note }>((resolve) => (answer = resolve))
  let end: Promise<unknown> | undefined
  await act(async () => {
    end = press(step)
  })
  return (stored: Note) =>
    act(async () => {
      answer({ answer: stored })
      await end
    })
}

it('stays clean after a step with what was just saved', async () => {
  save.mockResolvedValueOnce(note(2, '我的'))
  const form = open(note(1))
  form.write('我的')
  const { save: saveNow, act: take } = form.current()
  const answer = await pressed(async (step) => {
    await saveNow()
    await take(note(2, '我的'), step)
  })
  form.refetched(note(3, '我的'))
  await answer(note(3, '我的'))
  expect(form.current().isUnsaved).toBe(false)
  expect(form.current().form.getValues()).toEqual({ text: '我的', version: 3 })
})

it('goes on with what is typed only while a step is taken', async () => {
  const form = open(note(1))
  const answer = await pressed((step) => form.current().act(note(1), step))
  form.write('我的')
  form.refetched(note(2))
  await answer(note(2))
  expect(form.current().newer).toBeUndefined()
  expect(form.current().form.getValues()).toEqual({ text: '我的', version: 2 })
  expect(form.current().isUnsaved).toBe(true)
  form.write('原文')
  expect(form.current().isUnsaved).toBe(false)
})
