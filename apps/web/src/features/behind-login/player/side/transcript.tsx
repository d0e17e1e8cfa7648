import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { timeMark } from '../../../../lib/education/time-mark.ts'
import type { Player } from '../playback/player.ts'
import type { Cue } from '../playback/use-cues.ts'
import type { View } from '../playback/view.ts'
import { landing } from '../rules/reach.ts'
import styles from './side.module.css'

interface TranscriptProps {
  player: Player
  view: View
  cues: Cue[]
}

/** What is said, line by line: it follows the lesson, and a line that was watched leads to its second. */
export function Transcript({ player, view, cues }: TranscriptProps) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const current = cues.findIndex(({ from, to }) => view.place >= from && view.place < to)
  useEffect(() => {
    const line = list.current?.children[current]
    const place = list.current?.parentElement?.closest('[data-scrolls]')
    if (!(line instanceof HTMLElement) || !place) return
    // Only the list moves: the page stays where its reader has it.
    place.scrollTop = line.offsetTop - place.clientHeight / 2
  }, [current])
  if (cues.length === 0) return <p className={styles.empty}>{t`这一课时没有文稿。`}</p>
  const reach = { reachable: view.lesson.reachable, shown: view.shown }
  return (
    <div className={styles.scrolls} data-scrolls>
      <ol ref={list} className={styles.lines}>
        {cues.map(({ from, text }, index) => (
          <li key={from}>
            <button
              type="button"
              className={styles.line}
              aria-current={index === current ? 'true' : undefined}
              disabled={landing(reach, from, player.session.durationS).isHeld}
              onClick={() => player.seek(from)}
            >
              <span className={styles.at}>{timeMark(from)}</span>
              <span lang="zh-CN">{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
