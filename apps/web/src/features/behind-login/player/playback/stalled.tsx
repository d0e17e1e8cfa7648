import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui/chakra'
import { useEffect, useState } from 'react'
import { renditionFor } from '../device/quality.ts'
import type { Player } from './player.ts'
import styles from './stage.module.css'
import type { View } from './view.ts'

/** Milliseconds after which somebody who waits is told why, and what can be done. */
const longAfter = 4000

interface StalledProps {
  player: Player
  view: View
  reopen: () => void
}

/** While the next picture is on its way: a ring, and words where that takes long. */
export function Stalled({ player, view, reopen }: StalledProps) {
  const { t } = useLingui()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longAfter)
    return () => clearTimeout(timer)
  }, [])
  const renditions = player.session.renditions ?? []
  const shown = renditionFor(renditions, view.height)
  const smaller = shown && renditionFor(renditions, shown.height - 1)
  const lines = smaller?.height
  const isSmallest = !smaller || smaller.height >= (shown?.height ?? 0)
  return (
    <div className={styles.stalled}>
      <p role="status" className={styles.wait}>
        <span className={styles.ring} />
        {/* Of a status its content is read out, not its name. */}
        <span className={isLong ? styles.words : 'visually-hidden'}>
          {isLong ? t`网络较慢，正在缓冲。已学的部分不会丢失。` : t`正在缓冲`}
        </span>
      </p>
      {isLong && (
        <div className={styles.waitActions}>
          {!isSmallest && (
            <Button size="sm" onClick={() => player.setHeight(smaller.height)}>
              {t`换成 ${lines}p`}
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={reopen}>
            {t`重新加载`}
          </Button>
        </div>
      )}
    </div>
  )
}
