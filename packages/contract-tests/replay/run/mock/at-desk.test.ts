import { createCalls } from '@portal/api-contract/calls'
import { describe, expect, it } from 'vitest'
import type { Association, Decision } from './association.ts'
import { decidingAtDesk } from './at-desk.ts'

const submittedAt = '2026-11-20T02:00:00.000Z'
const reviews = [
  { kind: 'BANK_TRANSFER', recordId: 7, title: '程亦安', subtitle: 'HF20261120000007', submittedAt },
  { kind: 'BANK_TRANSFER', recordId: 8, title: '程亦安', subtitle: 'HF20261120000008', submittedAt },
]
const applications = [{ id: 31, node: '初审', version: 2 }]

/** What was sent, and what the control was asked instead. */
function desk(status = 200, leftOut: string[] = []) {
  const sent: string[] = []
  const byControl: Decision[] = []
  const staff = createCalls('http://backend', async (url, { method, body }) => {
    const { pathname, search } = new URL(url)
    sent.push(`${method} ${pathname}${body ?? decodeURIComponent(search)}`)
    if (method === 'POST') return Response.json({})
    return Response.json(pathname.endsWith('reviews') ? reviews : applications, { status })
  })
  const control: Association = Object.assign(
    async (decision: Decision) => {
      byControl.push(decision)
      return true
    },
    { decideByHand: async () => undefined },
  )
  const of: Parameters<typeof decidingAtDesk>[1] = {
    as: async () => staff,
    credentials: { staff: { login: 'x', password: 'y' } },
    forgetLogin: (role) => sent.push(`forget ${role}`),
    skip: (why) => {
      throw new Error(why)
    },
    leftOut: new Set(leftOut),
  }
  return { sent, byControl, control, of, decide: decidingAtDesk(control, of) }
}

const transfer = { kind: 'BANK_TRANSFER', naming: 'HF20261120000008', result: 'APPROVE' } as const

describe('decidingAtDesk', () => {
  it('decides the review whose line names what is meant', async () => {
    const { sent, byControl, decide } = desk()
    expect(await decide(transfer)).toBe(true)
    const body = JSON.stringify({ submittedAt, result: 'APPROVE' })
    expect(sent.at(-1)).toBe(`POST /api/admin/reviews/BANK_TRANSFER/8/decision${body}`)
    expect(byControl).toEqual([])
  })

  it('decides an application on the version that it read, and says why', async () => {
    const { sent, decide } = desk()
    expect(await decide({ kind: 'APPLICATION', naming: 'SQ1', result: 'RETURN', opinion: '请补正' })).toBe(
      true,
    )
    const body = JSON.stringify({ version: 2, result: 'RETURN', opinion: '请补正' })
    expect(sent).toEqual([
      'GET /api/admin/applications?applyNo.equals=SQ1',
      `POST /api/admin/applications/31/decision${body}`,
    ])
  })

  it('tells where nothing of the kind waits', async () => {
    expect(await desk().decide({ ...transfer, naming: 'HF20261120000009' })).toBe(false)
  })

  it('logs in anew, and leaves to the control what the desk does not show then either', async () => {
    const { byControl, sent, decide } = desk(401)
    expect(await decide(transfer)).toBe(true)
    expect(sent[1]).toBe('forget staff')
    expect(byControl).toEqual([transfer])
  })

  it('leaves all to the control where the run leaves the desk out', () => {
    const { control, of } = desk(200, ['decideDeskReview'])
    expect(decidingAtDesk(control, of)).toBe(control)
  })

  it('skips where there is neither', () => {
    const { of } = desk()
    expect(() => decidingAtDesk(null, of)).toThrow('decides by hand')
  })
})
