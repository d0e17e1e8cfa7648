import { ApiError } from '@portal/api-contract'
import { useEffect } from 'react'
import type { Lease } from '../../../lib/chakra/desk/tab.ts'

/** The shortest lease lasts a quarter of an hour; each is renewed well before, in milliseconds. */
const renewal = 5 * 60_000
/** For how long a logout waits for what is given back, in milliseconds. */
const patience = 3_000

/** What the open tabs have, by their ids. It outlasts their pages, which sleep and load anew. */
const leases = new Map<string, Lease>()

/** Notes what a tab has; undefined for nothing. */
export function setLease(id: string, lease: Lease | undefined): void {
  if (lease) leases.set(id, lease)
  else leases.delete(id)
}

/** Gives back what tabs have that are closed; what is not given back lapses. @returns whether there was anything */
export async function releaseLeases(ids: readonly string[]): Promise<boolean> {
  const released = ids.flatMap((id) => leases.get(id) ?? [])
  for (const id of ids) leases.delete(id)
  await Promise.allSettled(released.map(({ release }) => release()))
  return released.length > 0
}

/** Gives back what every tab has, before a logout; it goes on where that takes long. */
export const releaseAllLeases = (): Promise<unknown> =>
  Promise.race([releaseLeases([...leases.keys()]), new Promise((resolve) => setTimeout(resolve, patience))])

const isOver = (error: unknown) => error instanceof ApiError && [403, 404, 409].includes(error.status)

/** Keeps what the tabs of an account have, until its desk goes; what is refused is had no longer. */
export function useRenewedLeases(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      for (const [id, lease] of leases)
        lease.renew().catch((error: unknown) => {
          if (isOver(error) && leases.get(id) === lease) leases.delete(id)
        })
    }, renewal)
    return () => {
      clearInterval(timer)
      leases.clear()
    }
  }, [])
}
