import type { LessonSession } from '@portal/api-contract'
import { useEffect, useEffectEvent, useState } from 'react'
import type { View } from './view.ts'

/** A video that fails this long after it was opened does so since its address has expired, not for the network. */
const soonExpiredMs = 110 * 60_000

/** Opens a lesson once more whose video fails after hours of pause. */
export function useRenewal(session: LessonSession, { hasFailed }: View, reopen: () => void): void {
  // By this device's own clock from now on: it need not go as the server's.
  const [openedAt] = useState(() => performance.now())
  const renew = useEffectEvent(() => {
    if (performance.now() - openedAt > soonExpiredMs) reopen()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session has a new address
  useEffect(() => {
    if (hasFailed) renew()
  }, [hasFailed, session])
}
