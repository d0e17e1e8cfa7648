import { Trans } from '@lingui/react/macro'

/** How long something lasts, in whole minutes from one minute on. */
export function Duration({ seconds }: { seconds: number }) {
  const minutes = Math.round(seconds / 60)
  if (seconds < 60) return <Trans>{Math.round(seconds)} 秒</Trans>
  if (minutes < 60) return <Trans>{minutes} 分钟</Trans>
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return (
    <Trans>
      {hours} 小时 {rest} 分钟
    </Trans>
  )
}
