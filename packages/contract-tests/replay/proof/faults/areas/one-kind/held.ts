import { jsonOf, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'

type Body = Record<string, unknown>

/** Faults in what stands until something ends it, and in what order. */
export const heldFaults: Fault[] = [
  inBody('the levels of a benefit fall', ['listMemberBenefits'], (body) => ({
    ...body,
    levels: (body.levels as unknown[]).toReversed(),
  })),
  {
    name: 'an order that ran out is open in the list',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listMemberOrders',
    answer(right) {
      if (!isSuccess(right)) return right
      const now = Date.parse(right.headers.date ?? '')
      const isOpen = ({ status, expireTime }: Body) => {
        const ago = now - Date.parse(String(expireTime))
        return status === 'CLOSED' && ago > 0 && ago < 3_600_000
      }
      const rows = (jsonOf(right) as Body[]).map((row) => (isOpen(row) ? { ...row, status: 'PAYING' } : row))
      return withJson(right, rows)
    },
  },
]
