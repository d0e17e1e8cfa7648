import { unwrap } from '@portal/api-contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { controlsOf, type JournalEntry } from '../data/controls.ts'
import { aboutQuery, clockQuery, journalQuery, personasQuery, worldsQuery } from '../data/queries.ts'
import { requestOf } from '../lib/call-request.ts'
import { curlOf, fetchOf } from '../lib/curl.ts'
import { type CallPlace, testOf } from '../lib/test-code.ts'
import { usePlace } from '../lib/use-place.ts'

/** Seconds by which a world's clock may differ from the machine's and still be at its time. */
const sameTime = 60

const hasChanged = ({ method, status }: JournalEntry) => method !== 'GET' && status >= 200 && status < 300

/** What a test of a call has to know of its world. */
function useCallPlace(call: JournalEntry, persona: string | null): CallPlace {
  const { world } = usePlace()
  const { data: worlds = [] } = useQuery(worldsQuery(world))
  const { data: clock } = useQuery(clockQuery(world))
  const { data: journal = [] } = useQuery(journalQuery(world, useQueryClient()))
  return {
    persona,
    scenario: worlds.find(({ name }) => name === world)?.scenario ?? 'typical',
    isMoved: clock !== undefined && (clock.isFrozen || Math.abs(clock.offsetSeconds) > sameTime),
    earlierWrites: journal.filter((other) => other.id < call.id && hasChanged(other)).length,
  }
}

/** Makes what repeats a call as the same persona, as curl, fetch or a test; other callers get a placeholder token. */
export function useCallCopies(call: JournalEntry) {
  const { caller } = call
  const { world } = usePlace()
  const { data: about } = useQuery(aboutQuery(world))
  const { data: personas = [] } = useQuery(personasQuery(world))
  const persona = personas.find((one) => one.name === caller)?.key ?? null
  const place = useCallPlace(call, persona)
  const tokenOf = async (key: string) =>
    (await unwrap(controlsOf(world).POST('/personas/{key}/token', { params: { path: { key } } }))).token
  const request = async () => {
    const token = caller === null ? null : persona === null ? undefined : await tokenOf(persona)
    return requestOf(call, { api: about?.api ?? '', world, token })
  }
  return {
    curl: async () => curlOf(await request()),
    fetch: async () => fetchOf(await request()),
    test: async () => testOf(call, await request(), place),
  }
}
