import { jsonOf, sentIn, withJson } from '../../../answer.ts'
import type { Fault } from '../../../fault.ts'
import { lookUp } from '../lessons.ts'

type Body = Record<string, unknown>

/** Faults in the files that a record of the desk names. */
export const saidDeskFileFaults: Fault[] = [
  {
    name: 'a change names a picture that nobody has uploaded',
    detectedAs: ['not refused'],
    fits: ({ id }) => ['updateDeskNews', 'updateDeskActivity', 'updateDeskJournal'].includes(id),
    async answer(right, call, upstream) {
      const { fieldErrors = [] } = (right.status === 400 ? jsonOf(right) : {}) as { fieldErrors?: Body[] }
      const isMeant =
        fieldErrors.length > 0 && fieldErrors.every(({ field }) => /^(coverUrl|pages)/.test(String(field)))
      if (!isMeant) return right
      const sent = sentIn(call)
      const path = call.url.pathname.replace(/^.*?(?=\/api\/)/, '')
      const now = await lookUp(upstream, call, `${path}/${sent.id}`)
      return withJson(now, { ...(jsonOf(now) as Body), coverUrl: sent.coverUrl, pages: sent.pages })
    },
  },
]
