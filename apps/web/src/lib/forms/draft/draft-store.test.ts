import { afterEach, expect, it, vi } from 'vitest'
import { dropDraft, dropDraftsOf, ownName, readDraft, writeDraft } from './draft-store.ts'

const empty = { name: '', types: [] as string[], isTrue: false }
const day = 86_400_000

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('gives back what was begun, until it is dropped', () => {
  writeDraft('expert', { ...empty, name: '沈砚清', types: ['造价'] }, day)
  expect(readDraft('expert', empty, 2 * day)).toEqual({
    savedAt: new Date(day),
    values: { name: '沈砚清', types: ['造价'], isTrue: false },
  })
  dropDraft('expert')
  expect(readDraft('expert', empty, 2 * day)).toBeUndefined()
})

it('keeps those of each account and of visitors apart, and drops all of one account', () => {
  const owners = [null, '2', '21', '2:expert']
  const names = owners.map((owner) => ownName(owner, 'expert'))
  expect(new Set(names).size).toBe(owners.length)
  for (const name of [...names, ownName('2', 'job')]) writeDraft(name, { ...empty, name })
  dropDraftsOf('2')
  dropDraftsOf(null)
  const left = Object.keys(localStorage).toSorted()
  expect(left).toEqual([names[0], names[2], names[3]].map((name) => `draft:${name}`).toSorted())
})

it('takes over only fields that the form still has, of their kind', () => {
  writeDraft('expert', { name: 7, types: '造价', gone: 'x', isTrue: true }, day)
  expect(readDraft('expert', empty, day)?.values).toEqual({ name: '', types: [], isTrue: true })
})

it('forgets after a month', () => {
  writeDraft('expert', empty, 0)
  expect(readDraft('expert', empty, 30 * day)).toBeDefined()
  expect(readDraft('expert', empty, 30 * day + 1)).toBeUndefined()
})

it.each(['', 'null', '{', '[]', '{"savedAt":1}'])('reads %s as none', (text) => {
  localStorage.setItem('draft:expert', text)
  expect(readDraft('expert', empty)).toBeUndefined()
})

it('does without where storage is shut off', () => {
  const denied = () => {
    throw new DOMException('denied')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
  writeDraft('expert', empty)
  expect(readDraft('expert', empty)).toBeUndefined()
  expect(() => dropDraft('expert')).not.toThrow()
})
