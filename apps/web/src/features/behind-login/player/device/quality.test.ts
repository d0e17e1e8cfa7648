import { expect, it } from 'vitest'
import { keepHeight, readHeight, renditionFor, sourceOf } from './quality.ts'

const of = (height: number) => ({ height, videoUrl: `${height}.webm` })

it('takes the best until something was chosen, then the nearest below it', () => {
  const sizes = [of(180), of(720), of(360)]
  expect(renditionFor(sizes, null)?.height).toBe(720)
  expect(renditionFor(sizes, 360)?.height).toBe(360)
  expect(renditionFor(sizes, 480)?.height).toBe(360)
  expect(renditionFor(sizes, 90)?.height).toBe(180)
  expect(renditionFor([], 360)).toBeUndefined()
})

it('remembers the choice, and nothing that is none', () => {
  expect(readHeight()).toBeNull()
  keepHeight(180)
  expect(readHeight()).toBe(180)
  localStorage.setItem('player-height', 'large')
  expect(readHeight()).toBeNull()
  localStorage.removeItem('player-height')
})

it('takes the format that the browser plays', () => {
  const session = {
    videoUrl: '360.webm',
    renditions: [{ ...of(360), mp4Url: '360.mp4' }, of(180)],
  }
  expect(sourceOf(session, null, () => true)).toBe('360.webm')
  expect(sourceOf(session, null, () => false)).toBe('360.mp4')
  // Where there is no other, the browser says itself that it cannot play it.
  expect(sourceOf(session, 180, () => false)).toBe('180.webm')
  expect(sourceOf({ ...session, renditions: [] }, null, () => false)).toBe('360.webm')
})
