import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { loadPages } from '@portal/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { timeMark } from '../../../../lib/education/time-mark.ts'
import { dropLeft, readLeft } from '../device/queue-store.ts'
import { ownAccount } from '../queries.ts'
import { confirmPresence } from './confirm-presence.ts'
import { withoutPlayers } from './player-lock.ts'
import { sendLeft } from './send-left.ts'
import { sendReport } from './send-report.ts'

/** Sends what players left on this device. @returns whether there was anything */
async function send(): Promise<boolean> {
  const left = await readLeft(ownAccount())
  if (left.length === 0) return false
  const { seconds, error } = await sendLeft(left, {
    send: sendReport,
    confirm: confirmPresence,
    drop: dropLeft,
  })
  if (seconds >= 1) {
    await loadPages(i18n, ['player'])
    const lost = timeMark(seconds)
    notify({
      kind: 'info',
      title: i18n._(msg`此前在这台设备上观看的 ${lost} 没有计入。`),
      ...(error && { description: errorText(error) }),
    })
  }
  return true
}

/** Sends what was watched without a network once a page of the education is open and the network is back; shows nothing. */
export default function LeftReports() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const act = async () => {
      if (await send()) await queryClient.invalidateQueries({ queryKey: ['account', 'education'] })
    }
    // What could not be sent now stays on the device for the next time.
    const attempt = () => void withoutPlayers(act).catch(() => {})
    attempt()
    window.addEventListener('online', attempt)
    return () => window.removeEventListener('online', attempt)
  }, [queryClient])
  return null
}
