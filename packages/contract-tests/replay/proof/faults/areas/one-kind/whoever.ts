import type { OperationId } from '@portal/api-contract/document'
import { isRecord } from '../../../../../shared/is-record.ts'
import { nobodysPhone } from '../../../../run/codes.ts'
import { jsonOf, sentIn, withJson, withProblem } from '../../../answer.ts'
import { type Fault, isRefusal, isSuccess } from '../../../fault.ts'
import { across } from '../homes/across.ts'
import { lookUp } from '../lessons.ts'

/** A login that says of a name that nobody has that it is wrong, before it looks at the captcha. */
const namingFirst = (operation: OperationId): Fault => ({
  name: `a name that nobody has is refused before its captcha is looked at: ${operation}`,
  detectedAs: ['rule', 'problem'],
  fits: ({ id }) => id === operation,
  answer(right, call) {
    const refusal = isRefusal(right) ? jsonOf(right) : null
    const { username, phone } = sentIn(call)
    const isNobody = phone === nobodysPhone || String(username).startsWith('nobody-')
    const isMeant = isNobody && isRecord(refusal) && refusal.message === 'error.captcha'
    return isMeant ? withProblem(right, 401, 'error.badCredentials') : right
  },
})

/** Who has voted on each answer. */
const voters = new Map<unknown, Set<string | undefined>>()

/** The address of each mini-site as it was saved last. */
const saved = new Map<unknown, unknown>()

/** Faults in what is the same whoever asks, or is each member's own. */
export const whoeverFaults: Fault[] = [
  ...(['authenticate', 'memberAuthenticate'] as const).map(namingFirst),
  across(
    'an answer has one vote, whoever votes',
    ['voteOnHelp', 'getHelpVote'],
    ({ articleId, ...vote }, operation, { headers }) => {
      const all = voters.get(articleId) ?? new Set()
      voters.set(articleId, all)
      if (operation === 'voteOnHelp') all.add(headers.authorization)
      const voteCount = Math.max(1, Number(vote.voteCount) - Math.max(0, all.size - 1))
      return { articleId, ...vote, voteCount, helpfulCount: Math.min(voteCount, Number(vote.helpfulCount)) }
    },
  ),
  {
    name: 'the address that visitors use is free while another one is saved',
    detectedAs: ['rule'],
    also: ['updateSite'],
    fits: ({ id }) => id === 'checkSiteDomain',
    async answer(right, call, upstream, { id }) {
      if (!isSuccess(right)) return right
      const own = jsonOf(right) as Record<string, unknown>
      if (id === 'updateSite') saved.set(own.id, own.domainId)
      const domainId = call.url.searchParams.get('domainId')
      if (id === 'updateSite' || own.isTaken !== 1) return right
      for (const kind of ['company', 'member']) {
        const frame = await lookUp(upstream, call, `/api/public/${kind}-web-info?domainId=${domainId}`)
        const { data } = isSuccess(frame) ? (jsonOf(frame) as { data: { id: number } }) : { data: null }
        const now = saved.get(data?.id)
        if (now !== undefined && now !== domainId) return withJson(right, { isTaken: 0 })
      }
      return right
    },
  },
]
