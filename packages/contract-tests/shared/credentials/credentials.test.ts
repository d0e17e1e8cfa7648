import { describe, expect, it } from 'vitest'
import { type Credentials, nameOfAccount } from './credentials.ts'

const account = (login: string) => ({ login, password: 'a' })
const credentials: Credentials = {
  person: account('13700000001'),
  staff: account('desk'),
  others: [account('13700000002'), account('unit2')],
}

describe('the name of an account', () => {
  it.each([
    ['13700000001', 'person'],
    ['desk', 'staff'],
    ['13700000002', 'other 1'],
    ['unit2', 'other 2'],
  ])('%s is that of its place in the credentials, also in a login beside the run: %s', (login, name) => {
    expect(nameOfAccount(credentials, { login, password: 'changed' })).toBe(name)
  })
})
