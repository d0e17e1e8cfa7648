import { expect, it } from 'vitest'
import { atMost } from './at-most.ts'

it('ends with what a step gives', async () => {
  let steps = 0
  expect(await atMost(5, 'It never comes.', async () => (++steps === 3 ? 'here' : undefined))).toBe('here')
  expect(steps).toBe(3)
})

it('says what never came, and takes no step further', async () => {
  let steps = 0
  const waiting = atMost(4, 'The decision never comes', async () => void steps++)
  await expect(waiting).rejects.toThrow('The decision never comes (4 tries)')
  expect(steps).toBe(4)
})
