import { expect, it } from 'vitest'
import { coverPictures } from './cover-pictures.ts'

it('reads pictures and a single address alike', () => {
  expect(
    coverPictures([
      { id: 7, imgUrl: 'files/a.svg' },
      { id: 8, imgUrl: 'files/b.svg' },
    ]),
  ).toEqual([
    { id: '7', url: 'files/a.svg' },
    { id: '8', url: 'files/b.svg' },
  ])
  expect(coverPictures('files/a.svg')).toEqual([{ id: 'files/a.svg', url: 'files/a.svg' }])
})

it('has none where nothing is said', () => {
  expect([null, undefined, '', [], [{ id: 1, imgUrl: '' }]].map((cover) => coverPictures(cover))).toEqual(
    Array(5).fill([]),
  )
})
