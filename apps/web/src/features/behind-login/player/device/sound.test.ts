import { expect, it } from 'vitest'
import { atVolume, keepSound, readSound } from './sound.ts'

it('is as loud as before once silence is taken back', () => {
  const silent = atVolume(0, { volume: 0.7, isMuted: false })
  expect(silent).toEqual({ volume: 0.7, isMuted: true })
  expect(atVolume(0.2, silent)).toEqual({ volume: 0.2, isMuted: false })
})

it('is kept for the next lesson, and full where none was kept that can be heard', () => {
  keepSound({ volume: 0.7, isMuted: true })
  expect(readSound()).toEqual({ volume: 0.7, isMuted: true })
  keepSound({ volume: 0, isMuted: true })
  expect(readSound()).toEqual({ volume: 1, isMuted: true })
  localStorage.clear()
  expect(readSound()).toEqual({ volume: 1, isMuted: false })
})
