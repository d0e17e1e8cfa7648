import { ApiError } from '@portal/api-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { claimApplication, releaseApplication } from '../../../lib/chakra/desk/claims.ts'
import { renewDesk } from '../../../lib/chakra/desk/renew-desk.ts'
import { isKeptLocked } from '../lock/use-idle-lock.ts'
import { readTabs } from './kept-tabs.ts'
import { claimsOf, type DeskTab, restore } from './tab-rules.ts'

/** A claim lasts a quarter of an hour; it is renewed well before, in milliseconds. */
const renewal = 5 * 60_000
/** For how long a logout waits for what is given back, in milliseconds. */
const releaseTimeout = 3_000

/** Gives applications back; what is not given back lapses. */
export const releaseClaims = (claims: readonly number[]) => Promise.allSettled(claims.map(releaseApplication))

/** Gives back what every tab of an account has, before a logout; it goes on where that takes long. */
export function releaseAllClaims(account: string): Promise<unknown> {
  const { tabs } = restore(readTabs(account), () => true)
  return Promise.race([
    releaseClaims(claimsOf(tabs)),
    new Promise((resolve) => setTimeout(resolve, releaseTimeout)),
  ])
}

const isOver = (error: unknown) => error instanceof ApiError && [403, 404, 409].includes(error.status)

/**
 * Keeps what the tabs have, also those that sleep or were not opened yet since a reload; not while the desk is locked, since nobody
 * is there.
 *
 * @param lose notes that a tab has nothing any more: it was refused
 */
export function useRenewedClaims(tabs: readonly DeskTab[], lose: (id: string) => void): void {
  const queryClient = useQueryClient()
  const renew = useEffectEvent(() => {
    if (isKeptLocked()) return
    for (const { id, claim } of tabs)
      if (claim !== undefined)
        claimApplication(claim).catch((error: unknown) => {
          if (!isOver(error)) return
          lose(id)
          // The page then shows who has it.
          void renewDesk(queryClient)
        })
  })
  useEffect(() => {
    const timer = setInterval(() => renew(), renewal)
    return () => clearInterval(timer)
  }, [])
}

interface Left {
  tabs: readonly DeskTab[]
  activeId: string
  isDirty: (id: string) => boolean
  giveBack: (ids: readonly string[]) => Promise<void>
}

/** Where no pages are kept, what is left behind is given back, unless work on it waits there. */
export function useLeftBehind({ tabs, activeId, isDirty, giveBack }: Left, hasTabs: boolean): void {
  const leave = useEffectEvent(() => {
    const left = tabs.filter(({ id, claim }) => claim !== undefined && id !== activeId && !isDirty(id))
    if (left.length > 0) void giveBack(left.map(({ id }) => id))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: leave reads what else there is
  useEffect(() => {
    if (!hasTabs) leave()
  }, [hasTabs, activeId])
}
