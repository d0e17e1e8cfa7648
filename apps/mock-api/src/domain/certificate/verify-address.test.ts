import { expect, it } from 'vitest'
import { verifyAddress } from './verify-address.ts'

const baseUrl = 'http://127.0.0.1:4010/ht'

it.each([
  ['print', 'http://127.0.0.1:5173', 'http://127.0.0.1:5173/verify/abc'],
  ['hours', 'http://127.0.0.1:5173', 'http://127.0.0.1:5173/verify/hours/abc'],
  ['print', null, 'http://127.0.0.1:4010/ht/api/public/print-info/verify/abc'],
  ['hours', null, 'http://127.0.0.1:4010/ht/api/public/edu-certificates/abc'],
] as const)('the QR of %s leads to a page of the website %s', (kind, portal, address) => {
  expect(verifyAddress(kind, 'abc', { portal, baseUrl, world: 'default' })).toBe(address)
})

it.each([
  ['print', 'http://127.0.0.1:5173', 'http://127.0.0.1:5173/ht/worlds/red/verify/abc'],
  ['hours', null, 'http://127.0.0.1:4010/ht/worlds/red/verify/hours/abc'],
] as const)('the QR of %s in a world leads there, by way of the website %s', (kind, portal, address) => {
  const ofWorld = `${baseUrl}/worlds/red`
  expect(verifyAddress(kind, 'abc', { portal, baseUrl: ofWorld, world: 'red' })).toBe(address)
})
