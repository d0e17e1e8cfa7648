import { unwrap } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { controlsOf, type JournalEntry } from '../data/controls.ts'
import { aboutQuery, personasQuery } from '../data/queries.ts'
import { callHeaders, curlOf } from '../lib/curl.ts'
import { usePlace } from '../lib/use-place.ts'

/** Whoever has no token at hand: to be filled in. */
const unknownToken = 'TOKEN'

/** Makes the command that sends a call again, by the same persona; another caller's token is left to be filled in. */
export function useCallCurl({ method, target, caller, requestBody }: JournalEntry): () => Promise<string> {
  const { world } = usePlace()
  const { data: about } = useQuery(aboutQuery(world))
  const { data: personas = [] } = useQuery(personasQuery(world))
  const tokenOf = async (name: string) => {
    const persona = personas.find((one) => one.name === name)
    if (!persona) return unknownToken
    const path = { key: persona.key }
    return (await unwrap(controlsOf(world).POST('/personas/{key}/token', { params: { path } }))).token
  }
  return async () => {
    const token = caller === null ? null : await tokenOf(caller)
    const url = `${about?.api ?? ''}${target}`
    return curlOf({ method, url, headers: callHeaders(world, token), body: requestBody })
  }
}
