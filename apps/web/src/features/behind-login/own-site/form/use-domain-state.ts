import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { domainFormat } from './site-schema.ts'

/** What is known of an address: it cannot be one, it is free, or another member has it; nothing while that is asked, or could not be. */
export type DomainState = 'malformed' | 'free' | 'taken' | 'asking' | 'unknown'

async function isTaken(domainId: string, signal: AbortSignal): Promise<boolean> {
  const call = { params: { query: { domainId } }, signal }
  return (await unwrap(api.GET('/api/member-webs/domain', call))).isTaken === 1
}

const pause = 400

/** A text once it has not changed for a moment. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/**
 * Whether another member has an address, while it is typed; the save decides.
 *
 * @param own the addresses that the member has: nothing is asked of them
 */
export function useDomainState(typed: string, own: readonly (string | undefined)[]): DomainState | undefined {
  const domainId = useSettledText(typed.trim())
  const isAsked = domainFormat.test(domainId) && !own.includes(domainId)
  const { data, error } = useQuery({
    queryKey: ['account', 'own-site', 'domain', domainId],
    queryFn: isAsked ? ({ signal }) => isTaken(domainId, signal) : skipToken,
    staleTime: 10_000,
    retry: false,
  })
  if (domainId !== typed.trim()) return undefined
  if (domainId !== '' && !domainFormat.test(domainId)) return 'malformed'
  if (!isAsked) return undefined
  if (data !== undefined) return data ? 'taken' : 'free'
  return error ? 'unknown' : 'asking'
}
