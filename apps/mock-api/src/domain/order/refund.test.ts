import { describe, expect, it } from 'vitest'
import { askedBack, orderRefundTerms, refundDecision } from './refund.ts'

const payTime = new Date('2026-11-21T02:00:00.000Z')
const clean = { invoiceUsedFrom: null as Date | null, wasRefunded: false }
const decided = (requestedAt: string, watchedShare: number | null = null, history = clean) =>
  refundDecision({ payTime, requestedAt: new Date(requestedAt), watchedShare, ...history })

describe('a refund', () => {
  it('is granted for thirty days, to the millisecond', () => {
    expect(decided('2026-12-21T02:00:00.000Z').result).toBe('APPROVE')
    expect(decided('2026-12-21T02:00:00.001Z').result).toBe('REJECT')
  })
})

describe('the terms of a refund', () => {
  const at = new Date('2026-11-22T02:00:00.000Z')
  const late = new Date('2026-12-21T02:00:00.001Z')
  const booked = new Date('2026-11-30T16:00:00.000Z')

  it('say until when, and why not: what time cannot mend first', () => {
    const terms = (change: Partial<typeof clean>, when = at) =>
      orderRefundTerms({ payTime, ...clean, ...change }, when)
    expect(terms({})).toEqual({ until: new Date('2026-12-21T02:00:00.000Z'), refusal: null })
    expect(terms({}, late).refusal).toBe('TOO_LATE')
    expect(terms({ invoiceUsedFrom: booked }, late).refusal).toBe('INVOICE_USED')
    expect(terms({ invoiceUsedFrom: booked, wasRefunded: true }, booked).refusal).toBe('REFUNDED_BEFORE')
  })

  it('end when the buyer books the invoice, where that comes first', () => {
    const terms = (invoiceUsedFrom: Date, when = at) =>
      orderRefundTerms({ payTime, ...clean, invoiceUsedFrom }, when)
    expect(terms(booked)).toEqual({ until: booked, refusal: null })
    expect(terms(booked, new Date(booked.getTime() - 1)).refusal).toBeNull()
    expect(terms(booked, booked)).toEqual({ until: booked, refusal: 'INVOICE_USED' })
    const until = new Date('2026-12-21T02:00:00.000Z')
    expect(terms(new Date('2026-12-31T16:00:00.000Z'))).toEqual({ until, refusal: null })
  })

  it('are what is decided by', () => {
    for (const [history, word] of [
      [{ ...clean, invoiceUsedFrom: at }, '入账'],
      [{ ...clean, wasRefunded: true }, '退过一次'],
    ] as const)
      expect(decided(at.toISOString(), null, history)).toMatchObject({
        result: 'REJECT',
        opinion: expect.stringContaining(word),
      })
  })
})

describe('a refund of a course', () => {
  it('is granted for seven days, to the millisecond', () => {
    expect(decided('2026-11-28T02:00:00.000Z', 0).result).toBe('APPROVE')
    expect(decided('2026-11-28T02:00:00.001Z', 0)).toMatchObject({
      result: 'REJECT',
      opinion: expect.stringContaining('7日'),
    })
  })

  it('is granted up to a tenth watched', () => {
    expect(decided('2026-11-22T02:00:00.000Z', 0.1).result).toBe('APPROVE')
    expect(decided('2026-11-22T02:00:00.000Z', 0.1001)).toMatchObject({
      result: 'REJECT',
      opinion: expect.stringContaining('10%'),
    })
  })
})

describe('what is asked back of an order', () => {
  const line = (itemId: number, refundStatus: 'PENDING' | 'REFUNDED' | null = null) => ({
    itemType: 'MEMBER_FEE' as const,
    itemId,
    refundStatus,
  })
  const lines = [line(1), line(2, 'REFUNDED'), line(3)]

  it('is all that is left of it, or the fees that are named', () => {
    expect(askedBack(lines, undefined)).toEqual({ items: [lines[0], lines[2]], errors: [] })
    expect(askedBack(lines, [3])).toEqual({ items: [lines[2]], errors: [] })
  })

  it('is no fee that was paid back, and none of another order', () => {
    const { errors } = askedBack(lines, [1, 2, 9])
    expect(errors.map(({ field, message }) => [field, message])).toEqual([
      ['feeIds[1]', 'FeeNotInOrder'],
      ['feeIds[2]', 'FeeNotInOrder'],
    ])
  })

  it('is no course by the number of a fee', () => {
    expect(askedBack([{ ...line(1), itemType: 'COURSE' as const }], [1]).errors).toHaveLength(1)
  })
})
