import { expect, it } from 'vitest'
import { adviceFor } from './advice.ts'

it.each([
  ["the credentials name no account 'unit'", "Add the account 'unit' to the credentials file."],
  ['the credentials name no account', 'Add an account to the credentials file.'],
  ["the credentials name no 'phone'", "Add 'phone' to the credentials file."],
  ['no account of the credentials may call it', 'Add an account that may call it to the credentials file.'],
  [
    'no other account of the credentials shows a record of its own',
    'Add a second account, with records of its own, to the credentials file.',
  ],
  [
    'the backend shows no record to call getCourse with',
    'Put such a record into the backend, or use an account that has one, and run again.',
  ],
  ['it rains', 'Give the backend what the reason names, and run again.'],
])('to %s is: %s', (reason, advice) => {
  expect(adviceFor(reason)).toBe(advice)
})
