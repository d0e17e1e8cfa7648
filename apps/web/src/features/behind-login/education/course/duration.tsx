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

/** A second of a video as players write it: `1:05`, `1:02:05`. */
export function timeMark(second: number): string {
  const whole = Math.floor(second)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
