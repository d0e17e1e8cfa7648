import { expect, it } from 'vitest'
import { hasSignUps, signUpStateOf } from './states.ts'

it('says of a place what is paid of it, and of a lost one why', () => {
  const cases = [
    [{ status: 'SIGNED', payState: 'NONE' }, 'SIGNED'],
    [{ status: 'SIGNED', payState: 'DUE' }, 'DUE'],
    [{ status: 'SIGNED', payState: 'PAID' }, 'PAID'],
    [{ status: 'CANCELLED', payState: 'CLOSED' }, 'CLOSED'],
    [{ status: 'CANCELLED', payState: 'NONE' }, 'CANCELLED'],
  ] as const
  for (const [signUp, state] of cases) expect(signUpStateOf(signUp)).toBe(state)
})

it('relies on a fee who had signed up and cancelled, too', () => {
  expect(hasSignUps({ signedCount: 0, hasSignUps: 1 })).toBe(true)
  expect(hasSignUps({ signedCount: 0, hasSignUps: 0 })).toBe(false)
  // A backend that does not tell it tells the places that are taken.
  expect(hasSignUps({ signedCount: 2 } as never)).toBe(true)
})
