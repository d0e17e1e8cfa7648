import { Buffer } from 'node:buffer'
import { type Answer, jsonOf, sentIn, withHeader, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'

type Body = Record<string, unknown>

/** What the members of each list were shown as first. */
const first = new Map<string, unknown>()

/** A list that goes on telling what it told of a member first. */
const remembering = (name: string, operation: 'listCompanies' | 'listMembers', property: string): Fault =>
  inBody(name, [operation], (row) => {
    const key = `${name} ${row.id}`
    if (!first.has(key)) first.set(key, row[property])
    return { ...row, [property]: first.get(key) }
  })

/** What each article was called when it was published. */
const titles = new Map<unknown, string>()

/** The hits of a search over what articles were called at first. */
function foundByOldTitles(right: Answer, keyword: string): Answer {
  const hits = jsonOf(right) as Body[]
  const words = keyword.split(' ')
  const isFound = ({ id, title }: Body) =>
    words.every((word) => !String(title).includes(word) || (titles.get(id) ?? String(title)).includes(word))
  const left = hits.filter(isFound)
  if (left.length === hits.length) return right
  return withHeader(withJson(right, left), 'x-total-count', String(left.length))
}

/** Faults in what has to be the same wherever it is looked at. */
export const everywhereFaults: Fault[] = [
  remembering('a list of units keeps the level of before', 'listCompanies', 'memberLevel'),
  remembering('a list of persons keeps the level of before', 'listMembers', 'memberLevel'),
  {
    name: 'an article is searched by the title that it was published with',
    detectedAs: ['rule'],
    also: ['publishDeskNews'],
    fits: ({ id }) => id === 'searchNews',
    answer(right, { method, url }) {
      if (!isSuccess(right)) return right
      if (method === 'GET') return foundByOldTitles(right, url.searchParams.get('keyword') ?? '')
      const { id, title } = jsonOf(right) as Body
      if (!titles.has(id)) titles.set(id, String(title))
      return right
    },
  },
  {
    name: 'more is reduced than there was',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'calculateFee',
    answer(right, call, { ask }) {
      const { amount, extras, ...others } = sentIn(call) as Body & { extras?: Body }
      if (right.status !== 400 || !(Number(extras?.reducedAmount) > Number(amount))) return right
      const within = { ...others, amount, extras: { ...extras, reducedAmount: amount } }
      return ask({ ...call, body: Buffer.from(JSON.stringify(within)) })
    },
  },
]
