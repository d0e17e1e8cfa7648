import { useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress, LessonSession } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { assetUrl } from '../../../../lib/api/http.ts'
import { usePreloaded } from '../../../../lib/browser/use-preloaded.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { sourceOf } from '../device/quality.ts'
import { usePlayerKeys } from '../keys/use-player-keys.ts'
import { Controls } from './controls.tsx'
import { hasPicture, togglePicture } from './picture-in-picture.ts'
import type { Player } from './player.ts'
import { SeekBar } from './seek-bar.tsx'
import styles from './stage.module.css'
import { Stalled } from './stalled.tsx'
import { Told } from './told.tsx'
import { useCues } from './use-cues.ts'
import { useFullWindow } from './use-full-window.ts'
import { useMilestones } from './use-milestones.ts'
import { useRenewal } from './use-renewal.ts'

// The picture comes first. What may be asked is at hand before it is, also when the network is gone by then.
const Side = lazyPart(() => import('../side/side.tsx'))
const PresenceQuestion = lazyPart(() => import('./presence-question.tsx'))

/** WeChat on Android plays in a window of its own without these. */
const inPage = { 'webkit-playsinline': 'true', 'x5-playsinline': 'true' }

export interface StageProps {
  player: Player
  course: CourseDetail
  progress: CourseProgress
  session: LessonSession
  /** Opens the lesson once more: after another player was opened, or where its address holds no more. */
  reopen: () => void
}

/** The picture with its controls, and what stands beside it. */
export function Stage({ player, course, progress, session, reopen }: StageProps) {
  const { t } = useLingui()
  const view = useSyncExternalStore(player.subscribe, player.view)
  const video = useRef<HTMLVideoElement>(null)
  const track = useRef<HTMLTrackElement>(null)
  const [isFull, toggleFull] = useFullWindow()
  const cues = useCues(track, view.hasCaptions)
  useEffect(() => (video.current ? player.hold(video.current) : undefined), [player])
  usePreloaded(PresenceQuestion.preload)
  usePlayerKeys(player, toggleFull)
  useRenewal(session, view, reopen)
  useMilestones(session, view, course, progress)
  return (
    <div className={styles.desk} data-full={isFull || undefined}>
      {/* Takes the focus from a click on the picture: from a field beside it, which would keep the player's keys. */}
      <section tabIndex={-1} className={styles.stage} aria-label={t`播放器`}>
        <div className={styles.screen}>
          <video
            ref={video}
            className={styles.video}
            src={assetUrl(sourceOf(session, view.height))}
            poster={assetUrl(course.coverUrl)}
            preload="auto"
            playsInline
            {...inPage}
          >
            {session.captionsUrl !== null && (
              <track
                ref={track}
                kind="captions"
                srcLang="zh-CN"
                label="中文"
                src={assetUrl(session.captionsUrl)}
                default
              />
            )}
          </video>
          {!view.isPlaying && !view.isEnded && (
            <span className={styles.begin} aria-hidden="true">
              <span>
                <Icon name="play" />
              </span>
            </span>
          )}
          {view.isStalled && view.isPlaying && <Stalled player={player} view={view} reopen={reopen} />}
          <Told player={player} view={view} course={course} progress={progress} reopen={reopen} />
        </div>
        <SeekBar player={player} view={view} />
        <Controls
          player={player}
          view={view}
          isFull={isFull}
          toggleFull={toggleFull}
          togglePicture={hasPicture() ? () => void togglePicture(video.current) : undefined}
          hasCues={cues.length > 0}
        />
      </section>
      <aside className={styles.side} aria-label={t`目录、文稿与笔记`}>
        <Suspense>
          <Side player={player} view={view} course={course} progress={progress} cues={cues} />
        </Suspense>
      </aside>
      <Suspense>{view.isAsked && <PresenceQuestion player={player} view={view} />}</Suspense>
    </div>
  )
}
