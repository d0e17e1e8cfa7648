import { describe, expect, it } from 'vitest'
import { invitationAfter, inviteRefusal } from './unit-person.ts'

describe('a unit', () => {
  it('invites nobody whom it has or has invited', () => {
    expect(inviteRefusal({ isOwn: false, hasOpen: false })).toBeNull()
    expect(inviteRefusal({ isOwn: true, hasOpen: true })).toBe('error.personInUnit')
    expect(inviteRefusal({ isOwn: false, hasOpen: true })).toBe('error.invitationOpen')
  })
})

describe('a person', () => {
  it('answers once, and belongs to one unit at most', () => {
    expect(invitationAfter('PENDING', 'ACCEPT', false)).toEqual({ ok: true, state: 'ACCEPTED' })
    expect(invitationAfter('PENDING', 'ACCEPT', true)).toEqual({ ok: false, refusal: 'error.personInUnit' })
    expect(invitationAfter('PENDING', 'DECLINE', true)).toEqual({ ok: true, state: 'DECLINED' })
    for (const status of ['ACCEPTED', 'DECLINED'] as const)
      for (const event of ['ACCEPT', 'DECLINE'] as const)
        expect(invitationAfter(status, event, false)).toEqual({
          ok: false,
          refusal: 'error.invitationAnswered',
        })
  })
})
