import { useLingui } from '@lingui/react/macro'
import type { JournalDetail } from '@portal/api-contract'
import { classNames } from '@portal/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMedia } from '../../../lib/browser/use-media.ts'
import { Contents } from './contents.tsx'
import styles from './reader.module.css'
import { readerKey } from './reader-keys.ts'
import { spreadAt, spreadsOf } from './spreads.ts'
import { Stage } from './stage.tsx'
import { Toolbar } from './toolbar.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { zoomBy } from './zoom.ts'

interface ReaderProps {
  issue: JournalDetail
  /** 1-based; the first is shown for one that there is not. */
  page: number
  onTurnTo: (page: number) => void
  /** Whether there is an issue to be kept; not of one that is still written. */
  canKeep?: boolean
}

/** An issue to leaf through: contents, pages, size, full screen, by mouse, touch and keyboard. */
export function Reader({ issue, page, onTurnTo: turnTo, canKeep = true }: ReaderProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLElement>(null)
  const isWide = useMedia('(min-width: 992px)')
  const [zoom, setZoom] = useState(1)
  const [hasContents, setContents] = useState<boolean>()
  const screen = useFullScreen(frame)
  // The keys belong to the reader while the focus is in it, so it takes the focus with the page.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])

  const spreads = spreadsOf(issue.pages.length, isWide)
  const at = spreadAt(spreads, page)
  const turn = (steps: number) => {
    const next = spreads[Math.min(Math.max(at + steps, 0), spreads.length - 1)]
    if (next && next !== spreads[at]) turnTo(next[0])
  }
  const act = {
    turn,
    turnTo,
    zoomBy: (steps: 1 | -1) => setZoom(zoomBy(zoom, steps)),
    fit: () => setZoom(1),
    toggleFull: screen.toggle,
    closeFull: screen.close,
  }
  // The page begins above the reader; a key that turns its pages brings them into view.
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (readerKey(event, act)) frame.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const isListed = hasContents ?? isWide
  // Where the contents stand above the page they would hide what was chosen.
  const choose = (target: number) => {
    turnTo(target)
    if (isWide) return
    setContents(false)
    frame.current?.focus({ preventScroll: true })
  }
  const spread = spreads[at] ?? [1]
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={t`期刊阅读器`}
      className={classNames(styles.reader, screen.isFull && styles.full)}
      onKeyDown={press}
    >
      <Toolbar
        issue={issue}
        spread={spread}
        isFirst={at === 0}
        isLast={at === spreads.length - 1}
        zoom={zoom}
        isFull={screen.isFull}
        isListed={isListed}
        canKeep={canKeep}
        onContents={() => setContents(!isListed)}
        act={act}
      />
      <div className={styles.body}>
        {isListed && <Contents issue={issue} spread={spread} onChoose={choose} />}
        <Stage issue={issue} spread={spread} next={spreads[at + 1]} zoom={zoom} onTurn={turn} />
      </div>
    </section>
  )
}
