import { expect, it } from 'vitest'
import { pickStories } from './pick-stories.ts'

const story = (id: number) => ({ id, coverUrl: `files/${id}.svg`, documentNo: null })
const document = (id: number) => ({ ...story(id), documentNo: `江川价协〔2026〕${id}号` })
const ids = (news: { id: number }[]) => news.map(({ id }) => id)

it('keeps the editors’ order and takes a lead and two more', () => {
  expect(ids(pickStories([story(4), story(2), story(9), story(1)]))).toEqual([4, 2, 9])
})

it('lets a document lead only where there is no story', () => {
  expect(ids(pickStories([document(1), story(2), document(3), story(4), story(5)]))).toEqual([2, 4, 5])
  expect(ids(pickStories([document(1), story(2)]))).toEqual([2, 1])
  expect(ids(pickStories([document(1)]))).toEqual([1])
})

it('leaves out what has no picture', () => {
  expect(ids(pickStories([{ ...story(1), coverUrl: null }, story(2)]))).toEqual([2])
})
