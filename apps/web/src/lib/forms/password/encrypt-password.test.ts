import { createDecipheriv } from 'node:crypto'
import { document } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { encryptBytes, encryptPassword } from './encrypt-password.ts'

const key = '133457799BBCDFF1'

/** OpenSSL's own DES: the triple cipher under one key three times is the single one. */
function decrypt(payload: string, hexKey: string): string {
  const decipher = createDecipheriv('des-ede3-ecb', Buffer.from(hexKey.repeat(3), 'hex'), null)
  return decipher.update(payload, 'base64', 'utf8') + decipher.final('utf8')
}

describe('encryptBytes', () => {
  it('is the published cipher', () => {
    const [first, padding] = [0, 8].map((start) =>
      Buffer.from(encryptBytes(Buffer.from('0123456789ABCDEF', 'hex'), key).slice(start, start + 8)),
    )
    expect(first?.toString('hex').toUpperCase()).toBe('85E813540F0AB405')
    expect(padding).toHaveLength(8)
  })
})

describe('encryptPassword', () => {
  it('writes the vector of the contract', () => {
    const { key: ofContract, password, encrypted } = document.paths['/api/authenticate'].post['x-test-vector']
    expect(encryptPassword(password, ofContract)).toBe(encrypted)
  })

  it.each(['Jiangchuan@2026', '密码', '🏗️ é', 'exactly8', 'x'])('can be read by OpenSSL: %s', (password) => {
    expect(decrypt(encryptPassword(password, key), key)).toBe(password)
  })

  it('uses the key it is given', () => {
    const other = 'FEDCBA9876543210'
    expect(encryptPassword('secret', other)).not.toBe(encryptPassword('secret', key))
    expect(decrypt(encryptPassword('secret', other), other)).toBe('secret')
  })
})
