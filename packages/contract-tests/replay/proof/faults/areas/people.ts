import type { Fault } from '../../fault.ts'
import { inBody } from '../states.ts'

type Body = Record<string, unknown>

/** Faults in what a unit sees of its people, and in places in activities. */
export const peopleFaults: Fault[] = [
  inBody('what a person owes costs its unit more', ['listUnitPeople'], (body) => ({
    ...body,
    payableFees: (body.payableFees as Body[]).map((fee) => ({ ...fee, amount: Number(fee.amount) + 1 })),
  })),
  inBody('what is in an order can be paid by the unit', ['listUnitPeople'], (body) => {
    const fees = body.payableFees as Body[]
    const isLacking = fees.length > 0 && Number(body.unpaidCount) > fees.length
    return isLacking ? { ...body, payableFees: [...fees, fees.at(-1)] } : body
  }),
  inBody('a place stays although its order is over', ['listMySignUps'], (body) =>
    body.payState === 'CLOSED' ? { ...body, payState: 'PAID' } : body,
  ),
]
