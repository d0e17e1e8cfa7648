import { unwrap } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { controlsOf, type JournalEntry } from '../data/controls.ts'
import { aboutQuery, personasQuery } from '../data/queries.ts'
import { callHeaders, curlOf, fetchOf } from '../lib/curl.ts'
import { testOf } from '../lib/test-code.ts'
import { usePlace } from '../lib/use-place.ts'

/** A placeholder for the token of a caller who is not a persona. */
const unknownToken = 'TOKEN'

/** Makes what repeats a call as the same persona, as curl, fetch or a test; other callers get a placeholder token. */
export function useCallCopies(call: JournalEntry) {
  const { method, target, caller, requestBody: body } = call
  const { world } = usePlace()
  const { data: about } = useQuery(aboutQuery(world))
  const { data: personas = [] } = useQuery(personasQuery(world))
  const persona = personas.find((one) => one.name === caller)?.key ?? null
  const tokenOf = async (key: string) =>
    (await unwrap(controlsOf(world).POST('/personas/{key}/token', { params: { path: { key } } }))).token
  const request = async () => {
    const token = caller === null ? null : persona === null ? unknownToken : await tokenOf(persona)
    return { method, url: `${about?.api ?? ''}${target}`, headers: callHeaders(world, token), body }
  }
  return {
    curl: async () => curlOf(await request()),
    fetch: async () => fetchOf(await request()),
    test: async () => testOf(call, persona),
  }
}
