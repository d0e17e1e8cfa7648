import { jsonOf } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { looking, lookUp } from '../lessons.ts'

type Body = Record<string, unknown>

/** Faults in what stands beside what is looked at: in a list of its own, in a further line, of another kind. */
export const besideFaults: Fault[] = [
  looking(
    'a change that waits for its review is in the list already',
    'listCompanyItems',
    async (body, call, upstream) => {
      const written = new Map<unknown, Body>()
      for (const authorization of upstream.tokens) {
        const asked = { ...call, headers: { ...call.headers, authorization } }
        const answer = await lookUp(upstream, asked, '/api/member-news?size=2000')
        if (isSuccess(answer)) for (const row of jsonOf(answer) as Body[]) written.set(row.id, row)
      }
      return (body as Body[]).map((row) => ({ ...row, title: written.get(row.id)?.title ?? row.title }))
    },
  ),
]
