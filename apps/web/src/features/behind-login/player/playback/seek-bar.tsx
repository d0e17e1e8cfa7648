import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { timeMark } from '../../../../lib/education/time-mark.ts'
import { arrowStep } from '../keys/use-player-keys.ts'
import { PlayerIcon } from '../player-icon.tsx'
import { secondsIn } from '../rules/ranges.ts'
import { furthest } from '../rules/reach.ts'
import type { Player } from './player.ts'
import styles from './seek-bar.module.css'
import type { View } from './view.ts'

interface SeekBarProps {
  player: Player
  view: View
}

/** Where the lesson is, what of it counts, and how far one may go. */
export function SeekBar({ player, view }: SeekBarProps) {
  const { t } = useLingui()
  const hintId = useId()
  const { durationS } = player.session
  const { place, lesson, shown } = view
  const limit = furthest({ reachable: lesson.reachable, shown })
  const share = (seconds: number) => `${(Math.min(seconds, durationS) / durationS) * 100}%`
  const [now, end] = [timeMark(place), timeMark(durationS)]
  return (
    <div className={styles.seek}>
      <div className={styles.rail}>
        <span className={styles.track} aria-hidden="true">
          {lesson.ranges.map(({ from, to }) => (
            <span
              key={from}
              className={styles.counted}
              style={{ insetInlineStart: share(from), inlineSize: share(to - from) }}
            />
          ))}
          <span className={styles.played} style={{ inlineSize: share(place) }} />
          {limit !== null && limit < durationS && (
            <span className={styles.closed} style={{ insetInlineStart: share(limit) }} />
          )}
        </span>
        <input
          type="range"
          className={styles.slider}
          aria-label={t`播放位置`}
          aria-valuetext={t`${now}，共 ${end}`}
          aria-describedby={hintId}
          min={0}
          max={durationS}
          step={1}
          value={Math.floor(place)}
          onChange={(event) => player.seek(Number(event.currentTarget.value))}
          onKeyDown={(event) => {
            const step = { ArrowLeft: -arrowStep, ArrowRight: arrowStep }[event.key]
            if (step === undefined) return
            event.preventDefault()
            player.seek(place + step)
          }}
        />
      </div>
      <p className={styles.hint}>
        <span id={hintId}>
          <Reach limit={limit} />
        </span>
        <Counted view={view} durationS={durationS} />
      </p>
    </div>
  )
}

function Reach({ limit }: { limit: number | null }) {
  const { t } = useLingui()
  if (limit === null) return t`已学完，可以随意拖动`
  const mark = timeMark(limit)
  return (
    <span className={styles.reach}>
      <PlayerIcon name="lock" />
      <span>
        <Trans>首次学习须按顺序观看，目前可到 {mark}</Trans>
      </span>
    </span>
  )
}

function Counted({ view, durationS }: { view: View; durationS: number }) {
  const counted = timeMark(secondsIn(view.lesson.ranges))
  const end = timeMark(durationS)
  const waiting = Math.round(view.waitingS)
  return (
    <span className={styles.counts}>
      <Trans>
        已计入 {counted} / {end}
      </Trans>
      {view.hindrance && (
        <span className={styles.offline} role="status">
          {view.isKept ? <Kept view={view} waiting={waiting} /> : <NotKept view={view} waiting={waiting} />}
        </span>
      )}
    </span>
  )
}

/** A number that grows each second, which nobody wants to be read out each time. */
const Seconds = ({ children }: { children: ReactNode }) => <span aria-live="off">{children}</span>

interface WaitingProps {
  view: View
  /** Seconds. */
  waiting: number
}

const Kept = ({ view: { hindrance }, waiting }: WaitingProps) =>
  hindrance === 'network' ? (
    <Trans>
      网络已断开，<Seconds>{waiting}</Seconds> 秒已存在本机，恢复后补报
    </Trans>
  ) : (
    <Trans>
      暂时无法上报，<Seconds>{waiting}</Seconds> 秒已存在本机，稍后自动补报
    </Trans>
  )

const NotKept = ({ view: { hindrance }, waiting }: WaitingProps) =>
  hindrance === 'network' ? (
    <Trans>
      网络已断开，<Seconds>{waiting}</Seconds> 秒没有存到本机，恢复前请不要关闭页面
    </Trans>
  ) : (
    <Trans>
      暂时无法上报，<Seconds>{waiting}</Seconds> 秒没有存到本机，请不要关闭页面
    </Trans>
  )
