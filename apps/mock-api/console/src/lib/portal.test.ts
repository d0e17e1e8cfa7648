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

describe('the link that enters the website', () => {
  const path = '/ht/__mock/enter?persona=lin&world=year-end'

  it.each([
    ['http://127.0.0.1:5173', '127.0.0.1', 'http://127.0.0.1:5173'],
    ['http://127.0.0.1:5173', 'localhost', 'http://localhost:5173'],
    ['http://localhost:5173', '127.0.0.1', 'http://127.0.0.1:5173'],
    ['https://desk.test', 'localhost', 'https://desk.test'],
    ['http://127.0.0.1:5173', 'desk.test', 'http://127.0.0.1:5173'],
  ])('to %s from a console on %s begins with %s', (portal, hostname, origin) => {
    expect(enterAddress(portal, 'lin', 'year-end', hostname)).toBe(origin + path)
  })
})
