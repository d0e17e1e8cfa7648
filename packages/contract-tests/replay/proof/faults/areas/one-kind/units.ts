import { idIn, jsonOf, sentIn, withHeader, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { letting, looking } from '../lessons.ts'
import { isUnit } from './other-kinds.ts'

type Body = Record<string, unknown>

/** The place that each item of a unit had last. */
const places = new Map<unknown, number>()

/** The logins that a unit was shown, by their ids, and the ids of those that each caller has ended. */
const shown = new Map<string, Body>()
const ended = new Map<string, string[]>()

/** How often each notice was read. */
const readings = new Map<string, number>()

/** What each caller has said of each answer last, and how often that was something else. */
const votes = new Map<string, { last: unknown; changes: number }>()

/** Faults of a backend that handles units by code of their own, and has a rule for persons alone. */
export const unitFaults: Fault[] = [
  letting(
    'a unit’s site has half a place on the map',
    'updateSite',
    'error.validation',
    async (call, upstream) => {
      const { mapLng, mapLat } = sentIn(call)
      return mapLng !== null && mapLat === null && (await isUnit(call, upstream))
    },
  ),
  {
    ...letting('a unit publishes whatever it names', 'publishSite', 'error.http.404', isUnit),
    detectedAs: ['foreign'],
  },
  looking(
    'what a unit’s order does not name keeps its place',
    'listOwnItems',
    async (body, call, upstream) => {
      if (!(await isUnit(call, upstream))) return body
      return (body as Body[]).map((item) => {
        const place = places.get(item.id) ?? 0
        if (Number(item.orderNum) > 0) places.set(item.id, Number(item.orderNum))
        return item.orderNum === 0 ? { ...item, orderNum: place } : item
      })
    },
  ),
  {
    name: 'a login that a unit has ended is still listed',
    detectedAs: ['rule'],
    also: ['endMemberLogin'],
    fits: ({ id }) => id === 'listMemberLogins',
    async answer(right, call, upstream, { id }) {
      const key = call.headers.authorization ?? ''
      if (!isSuccess(right)) return right
      if (id === 'endMemberLogin') {
        ended.set(key, [...(ended.get(key) ?? []), idIn(call)])
        return right
      }
      if (!(await isUnit(call, upstream))) return right
      const rows = jsonOf(right) as Body[]
      for (const row of rows) shown.set(String(row.id), { ...row, isCurrent: false })
      const left = (ended.get(key) ?? []).flatMap((login): Body[] => {
        const row = shown.get(login)
        return row ? [row] : []
      })
      const all = [...rows, ...left].sort((a, b) => String(b.loginDate).localeCompare(String(a.loginDate)))
      const total = Number(right.headers['x-total-count']) + left.length
      return withHeader(withJson(right, all), 'x-total-count', String(total))
    },
  },
  looking('a unit that reads again moves the first reading', 'readMessage', async (body, call, upstream) => {
    if (!(await isUnit(call, upstream))) return body
    const times = readings.get(call.url.pathname) ?? 0
    readings.set(call.url.pathname, times + 1)
    const { readDate, ...message } = body as Body
    return { ...message, readDate: new Date(Date.parse(String(readDate)) + times * 1000).toISOString() }
  }),
  {
    name: 'a unit’s other vote is one more',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'voteOnHelp',
    async answer(right, call, upstream) {
      if (!isSuccess(right) || !(await isUnit(call, upstream))) return right
      const key = `${call.headers.authorization} ${call.url.pathname}`
      const { isHelpful } = sentIn(call)
      const { last = isHelpful, changes = 0 } = votes.get(key) ?? {}
      const now = { last: isHelpful, changes: last === isHelpful ? changes : changes + 1 }
      votes.set(key, now)
      const vote = jsonOf(right) as Body
      return withJson(right, { ...vote, voteCount: Number(vote.voteCount) + now.changes })
    },
  },
]
