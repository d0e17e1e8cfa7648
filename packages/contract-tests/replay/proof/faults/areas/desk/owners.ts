import { type Answer, type Call, jsonOf, withJson } from '../../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../../fault.ts'
import { rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** What each account of the run has at an address, together. */
async function rowsOfAll(upstream: Upstream, call: Call, path: string): Promise<Body[]> {
  const seen = [...upstream.tokens].map((authorization) =>
    rowsAt(upstream, { ...call, headers: { ...call.headers, authorization } }, path),
  )
  return (await Promise.all(seen)).flat()
}

const withRows = (right: Answer, change: (row: Body) => Body): Answer =>
  isSuccess(right) ? withJson(right, (jsonOf(right) as Body[]).map(change)) : right

/** Faults in what the owner, the desk and visitors see of one and the same thing. */
export const ownerFaults: Fault[] = [
  {
    name: 'a change that waits for its review is in the public list',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listCompanyItems' || id === 'listMemberItems',
    async answer(right, call, upstream) {
      const waiting = await rowsOfAll(upstream, call, '/api/member-news?status.equals=SUBMITTED&size=200')
      const titles = new Map(waiting.map(({ id, title }) => [id, title]))
      return withRows(right, (row) => ({ ...row, title: titles.get(row.id) ?? row.title }))
    },
  },
]
