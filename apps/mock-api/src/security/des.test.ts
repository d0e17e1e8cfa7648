import { createCipheriv } from 'node:crypto'
import { document } from '@portal/api-contract/document'
import des from 'des.js'
import { describe, expect, it } from 'vitest'
import { decryptDes } from './des.ts'

const key = '133457799BBCDFF1'

/** Encrypts like the login form, with a library that is independent of OpenSSL. */
function encryptInBrowser(password: string): string {
  const cipher = des.DES.create({ type: 'encrypt', key: Buffer.from(key, 'hex') })
  return Buffer.from([...cipher.update(Buffer.from(password)), ...cipher.final()]).toString('base64')
}

const pieces = ['a', 'Z', '9', '@', ' ', '江', '川', '會', '🏗️', 'é', '\u0000']
const samples = Array.from({ length: 60 }, (_, index) =>
  Array.from(
    { length: (index % 23) + 1 },
    (_piece, at) => pieces[(index * 7 + at * at * 3) % pieces.length],
  ).join(''),
)

describe('DES of the login', () => {
  it('reads the vector of the contract', () => {
    const { key: ofContract, password, encrypted } = document.paths['/api/authenticate'].post['x-test-vector']
    expect(decryptDes(encrypted, ofContract)).toBe(password)
  })

  it('is the published cipher', () => {
    // Without padding, so that the block alone is compared: 0123456789ABCDEF ↔ 85E813540F0AB405.
    const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'hex'), null).setAutoPadding(
      false,
    )
    expect(cipher.update('0123456789ABCDEF', 'hex', 'hex').toUpperCase()).toBe('85E813540F0AB405')
  })

  it('reads what des.js wrote', () => {
    for (const password of samples) expect(decryptDes(encryptInBrowser(password), key)).toBe(password)
  })

  it.each([
    ['not Base64', 'Jiangchuan@2026'],
    ['Base64 of no whole blocks', Buffer.from('short').toString('base64')],
    ['nothing', ''],
    ['a block without padding', Buffer.from('85E813540F0AB405', 'hex').toString('base64')],
    ['another key', encryptInBrowser('Jiangchuan@2026'), 'FEDCBA9876543210'],
  ])('refuses %s', (_case, payload, otherKey = key) => {
    expect(decryptDes(payload, otherKey)).toBeNull()
  })

  it('refuses bytes that are no text', () => {
    const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'hex'), null)
    const payload = Buffer.concat([cipher.update(Buffer.from([0xff, 0xfe, 0x80])), cipher.final()])
    expect(decryptDes(payload.toString('base64'), key)).toBeNull()
  })
})
