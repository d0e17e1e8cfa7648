import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog, Notice } from '@portal/ui/chakra'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import type { Player } from './player.ts'
import { Unanswered } from './told.tsx'
import type { View } from './view.ts'

/** Seconds for the answer; after them the lesson stays paused until somebody plays it again. */
const answerWithinS = 60

/** Asks whether somebody is still there. It reads the same by ear, and Enter answers it. */
export default function PresenceQuestion({ player, view }: { player: Player; view: View }) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const answer = async () => {
    setBusy(true)
    await player.play()
    setBusy(false)
  }
  return (
    <ConfirmDialog
      isOpen={!view.isLate}
      title={t`您还在学习吗？`}
      confirmLabel={t`我在，继续学习`}
      cancelLabel={t`稍后再学`}
      busy={isBusy}
      onConfirm={() => void answer()}
      onCancel={() => player.absent()}
    >
      {view.said?.kind === 'refused' && (
        <Notice tone="danger" live="alert" title={t`没有确认成功`}>
          {errorText(view.said.error)}
        </Notice>
      )}
      {view.said?.kind === 'unanswered' && (
        <Notice tone="warning" live="status">
          <Unanswered {...view.said} />
        </Notice>
      )}
      <p>{t`视频已暂停。请确认您在观看，确认后从这里继续计入学时。`}</p>
      <p>
        <Trans>
          还剩 <SecondsLeft from={answerWithinS} onEnd={() => player.absent()} /> 秒
        </Trans>
      </p>
    </ConfirmDialog>
  )
}

/** The seconds that are left, also of a tab that slept; read out at 30 and at 10. */
function SecondsLeft({ from, onEnd }: { from: number; onEnd: () => void }) {
  const { t } = useLingui()
  const [until] = useState(() => Date.now() + from * 1000)
  const [seconds, setSeconds] = useState(from)
  const tick = useEffectEvent(() => {
    const left = Math.max(0, Math.ceil((until - Date.now()) / 1000))
    setSeconds(left)
    if (left === 0) onEnd()
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <span aria-hidden="true">{seconds}</span>
      <span role="timer" aria-live="polite" className="visually-hidden">
        {seconds === 30 || seconds === 10 ? t`还剩 ${seconds} 秒确认` : undefined}
      </span>
    </>
  )
}
