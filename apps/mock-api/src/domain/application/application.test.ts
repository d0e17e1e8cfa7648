import type { ApplyStatus, AuditNode } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { type ApplicationEvent, type ApplicationState, applicationAfter } from './application.ts'

const state = (status: ApplyStatus, node: AuditNode | null = null): ApplicationState => ({ status, node })

function through(begin: ApplicationState, ...events: ApplicationEvent[]): ApplicationState {
  return events.reduce((now, event) => {
    const transition = applicationAfter(now, event)
    if (!transition.ok) throw new Error(transition.refusal)
    return transition.state
  }, begin)
}

describe('an application', () => {
  it('is reviewed three times, each at its own node', () => {
    expect(through(state('DRAFT'), 'SUBMIT')).toEqual(state('SUBMITTED', '初审'))
    expect(through(state('DRAFT'), 'SUBMIT', 'PASS')).toEqual(state('REVIEWING', '复审'))
    expect(through(state('DRAFT'), 'SUBMIT', 'PASS', 'PASS')).toEqual(state('REVIEWING', '理事会'))
    expect(through(state('DRAFT'), 'SUBMIT', 'PASS', 'PASS', 'PASS')).toEqual(state('APPROVED'))
  })

  it('takes effect with its fee, or at once', () => {
    expect(through(state('APPROVED'), 'CHARGE', 'TAKE_EFFECT')).toEqual(state('EFFECTIVE'))
    expect(through(state('APPROVED'), 'TAKE_EFFECT')).toEqual(state('EFFECTIVE'))
  })

  it('begins its reviews anew when it was returned', () => {
    const again = through(state('REVIEWING', '理事会'), 'RETURN', 'SUBMIT')
    expect(again).toEqual(state('SUBMITTED', '初审'))
  })

  const refusals: [ApplicationState, ApplicationEvent, string][] = [
    [state('REVIEWING', '复审'), 'WITHDRAW', 'error.applicationUnderReview'],
    [state('DRAFT'), 'WITHDRAW', 'error.applicationDraft'],
    [state('SUBMITTED', '初审'), 'SUBMIT', 'error.applicationUnderReview'],
    [state('SUBMITTED', '初审'), 'TAKE_EFFECT', 'error.applicationUnderReview'],
    [state('DRAFT'), 'PASS', 'error.applicationDraft'],
    [state('RETURNED'), 'REJECT', 'error.applicationDraft'],
    [state('PENDING_PAYMENT'), 'RETURN', 'error.applicationApproved'],
    [state('PENDING_PAYMENT'), 'CHARGE', 'error.applicationApproved'],
    [state('EFFECTIVE'), 'SUBMIT', 'error.applicationClosed'],
    [state('REJECTED'), 'SUBMIT', 'error.applicationClosed'],
    [state('WITHDRAWN'), 'PASS', 'error.applicationClosed'],
  ]
  it.each(refusals)('%o refuses %s with %s', (from, event, refusal) => {
    expect(applicationAfter(from, event)).toEqual({ ok: false, refusal })
  })
})
