import { describe, expect, it } from 'vitest'
import { enterAddress, originOf } from './portal.ts'

describe('the website’s origin', () => {
  it.each([
    ['http://127.0.0.1:5173', 'http://127.0.0.1:5173'],
    ['http://127.0.0.1:5173/person/login', 'http://127.0.0.1:5173'],
    ['localhost:5173', 'http://localhost:5173'],
    [' https://portal.example/ ', 'https://portal.example'],
  ])('of %j is %s', (text, origin) => {
    expect(originOf(text)).toBe(origin)
  })

  it.each(['', '  ', 'http://', 'a b'])('is not in %j', (text) => {
    expect(originOf(text)).toBeNull()
  })
})

it('a persona enters the website in the world of the console', () => {
  expect(enterAddress('http://127.0.0.1:5173', 'lin', 'year-end')).toBe(
    'http://127.0.0.1:5173/ht/__mock/enter?persona=lin&world=year-end',
  )
})
