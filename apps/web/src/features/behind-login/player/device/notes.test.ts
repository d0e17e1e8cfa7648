import { afterEach, expect, it } from 'vitest'
import { keepNotes, notesText, onNotesElsewhere, readNotes } from './notes.ts'

afterEach(() => localStorage.clear())

const note = { id: '1', lessonId: 11, second: 65, text: '核对计算规则' }

it('are kept by member and course, and gone with the last', () => {
  expect(keepNotes('7', 3008, [note])).toBe(true)
  expect(readNotes('7', 3008)).toEqual([note])
  expect(readNotes('8', 3008)).toEqual([])
  expect(readNotes('7', 3009)).toEqual([])
  keepNotes('7', 3008, [])
  expect(localStorage.length).toBe(0)
})

it.each(['{', '7', '[{"id":1}]'])('are none where %s is stored', (stored) => {
  localStorage.setItem('notes:@7:3008', stored)
  expect(readNotes('7', 3008)).toEqual([])
})

it('are told when another tab has changed them, until one listens no more', () => {
  const heard: unknown[] = []
  const end = onNotesElsewhere('7', 3008, (notes) => heard.push(notes))
  keepNotes('7', 3008, [note])
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  tell('notes:@7:3009')
  expect(heard).toEqual([])
  tell('notes:@7:3008')
  tell(null)
  end()
  tell('notes:@7:3008')
  expect(heard).toEqual([[note], [note]])
})

it('are taken along by lesson and second', () => {
  const lessons = [
    { id: 10, title: '总则' },
    { id: 11, title: '术语' },
  ]
  const text = notesText('计价', lessons, [note, { ...note, second: 5, text: '先看图纸' }], String)
  expect(text).toBe('# 计价\n\n## 术语\n\n- [5] 先看图纸\n- [65] 核对计算规则\n')
})
