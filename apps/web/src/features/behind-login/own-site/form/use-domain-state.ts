import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, unwrapList } from '../../../../lib/api/http.ts'
import { domainFormat } from './site-schema.ts'

/**
 * What is known of an address: it cannot be one, nobody shows a site there, or somebody does; nothing while that is asked, or could
 * not be.
 */
export type DomainState = 'malformed' | 'unseen' | 'taken' | 'asking' | 'unknown'

async function isTaken(domainId: string, signal: AbortSignal): Promise<boolean> {
  const call = { params: { query: { 'domainId.equals': domainId, size: 1 } }, signal }
  const lists = await Promise.all([
    unwrapList(api.GET('/api/public/company-web-list', call)),
    unwrapList(api.GET('/api/public/member-web-list', call)),
  ])
  return lists.some(({ items }) => items.length > 0)
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
 * Whether somebody shows a site at an address, while it is typed. That nobody does is no promise: one of a site that is hidden, not
 * approved yet, or only saved so far, is told when this one is saved.
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
  if (data !== undefined) return data ? 'taken' : 'unseen'
  return error ? 'unknown' : 'asking'
}
