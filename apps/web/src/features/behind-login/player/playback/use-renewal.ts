import type { LessonSession } from '@portal/api-contract'
import { useEffect, useEffectEvent } from 'react'
import { serverNow } from '../../../../lib/api/server-clock.ts'
import type { View } from './view.ts'

/** The server's time is known to a second, and its answer was on its way for a while. */
const unsureMs = 5000

/** Opens a lesson once more whose video fails since its address holds no more, not for the network. */
export function useRenewal(session: LessonSession, { hasFailed }: View, reopen: () => void): void {
  const renew = useEffectEvent(() => {
    if (serverNow() > Date.parse(session.expireTime) - unsureMs) reopen()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session has a new address
  useEffect(() => {
    if (hasFailed) renew()
  }, [hasFailed, session])
}
