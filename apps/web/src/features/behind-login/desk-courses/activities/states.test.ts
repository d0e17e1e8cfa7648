import { expect, it } from 'vitest'
import { signUpStateOf } from './states.ts'

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
