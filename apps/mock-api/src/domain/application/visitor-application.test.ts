import { describe, expect, it } from 'vitest'
import {
  applicationAfter,
  appointmentTerm,
  displayNameOf,
  expertCertNo,
  expertDecision,
  jobDecision,
} from './visitor-application.ts'

describe('applicationAfter', () => {
  it('decides what was submitted, once', () => {
    expect(applicationAfter('SUBMITTED', 'APPROVE')).toEqual({ ok: true, state: 'APPROVED' })
    expect(applicationAfter('SUBMITTED', 'RETURN')).toEqual({ ok: true, state: 'RETURNED' })
    expect(applicationAfter('SUBMITTED', 'REJECT')).toEqual({ ok: true, state: 'REJECTED' })
    for (const status of ['APPROVED', 'RETURNED', 'REJECTED'] as const) {
      expect(applicationAfter(status, 'APPROVE')).toEqual({ ok: false, refusal: 'error.applicationDecided' })
    }
  })
})

describe('the rules of the review', () => {
  it('want eight years and a certificate of an expert', () => {
    expect(expertDecision({ workYears: 8, certs: [1] }).result).toBe('APPROVE')
    expect(expertDecision({ workYears: 7, certs: [1] }).result).toBe('REJECT')
    expect(expertDecision({ workYears: 8, certs: [] }).result).toBe('RETURN')
  })

  it('want a résumé, in words or as a file, of who looks for a post', () => {
    expect(jobDecision({ resume: '四年经验', resumeFile: null }).result).toBe('APPROVE')
    expect(jobDecision({ resume: null, resumeFile: {} }).result).toBe('APPROVE')
    expect(jobDecision({ resume: '', resumeFile: null }).result).toBe('RETURN')
  })
})

describe('appointmentTerm', () => {
  it.each([
    ['2026-11-21T02:00:00.000Z', '2026-11-21', '2029-11-20'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01', '2029-12-31'],
    ['2028-02-29T02:00:00.000Z', '2028-02-29', '2031-02-28'],
  ])('from %s is %s to %s', (at, validFrom, validTo) => {
    expect(appointmentTerm(new Date(at))).toEqual({ validFrom, validTo })
  })
})

describe('what everybody may read', () => {
  it('names people by surname', () => {
    expect(displayNameOf('钟怀瑾', '男')).toBe('钟先生')
    expect(displayNameOf('欧阳若水', '女')).toBe('欧阳女士')
    expect(displayNameOf('钟怀瑾', null)).toBe('钟**')
  })
})

it('a certificate has the year of the appointment and a serial, which none shares with another', () => {
  expect(expertCertNo('2026-11-21', 29)).toBe('JCZJ-2026-029')
  expect(expertCertNo('2026-11-21', 1029)).toBe('JCZJ-2026-1029')
})
