import { useLingui } from '@lingui/react/macro'
import { Button, Notice } from '@portal/ui/chakra'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../lib/api/server-clock.ts'

interface UndoNoticeProps {
  /** ISO, until when. */
  until: string
  isBusy: boolean
  onUndo: () => void
}

const secondsTo = (until: string) => Math.max(0, Math.ceil((Date.parse(until) - serverNow()) / 1000))

/** Says for some seconds that a decision can still be taken back, and how long. */
export function UndoNotice({ until, isBusy, onUndo }: UndoNoticeProps) {
  const { t } = useLingui()
  const [seconds, setSeconds] = useState(() => secondsTo(until))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsTo(until)), 250)
    return () => clearInterval(timer)
  }, [until])
  if (seconds === 0) return <Notice tone="success" title={t`决定已生效，申请人已收到通知`} />
  return (
    <Notice
      tone="success"
      live="status"
      title={t`决定已作出`}
      action={<Button size="sm" variant="outline" busy={isBusy} onClick={onUndo}>{t`撤销`}</Button>}
    >
      {t`${seconds} 秒内可以撤销。`}
    </Notice>
  )
}
