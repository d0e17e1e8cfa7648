import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorText } from '../../../lib/api/errors.ts'
import { notify } from '../../../lib/browser/notify.ts'
import { timeMark } from '../../../lib/education/time-mark.ts'

interface LeftReportsProps {
  /** Sends what players left on this device; undefined where there was nothing. */
  send: () => Promise<{ seconds: number; error: unknown } | undefined>
}

/** Has sent what was watched without a network as soon as the network is back; says what of it did not count. */
export function LeftReports({ send }: LeftReportsProps) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const act = async () => {
      const sent = await send()
      if (!sent) return
      if (sent.seconds >= 1) tell(sent.seconds, sent.error)
      await queryClient.invalidateQueries({ queryKey: ['account', 'education'] })
    }
    // What could not be sent now stays on the device for the next time.
    const attempt = () => void act().catch(() => {})
    attempt()
    window.addEventListener('online', attempt)
    return () => window.removeEventListener('online', attempt)
  }, [send, queryClient])
  return null
}

function tell(seconds: number, error: unknown): void {
  const lost = timeMark(seconds)
  notify({
    kind: 'info',
    title: i18n._(msg`此前在这台设备上观看的 ${lost} 没有计入。`),
    ...(error ? { description: errorText(error) } : {}),
  })
}
