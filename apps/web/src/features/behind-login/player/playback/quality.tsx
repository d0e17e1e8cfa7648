import { useLingui } from '@lingui/react/macro'
import { renditionFor } from '../device/quality.ts'
import styles from './controls.module.css'
import type { Player } from './player.ts'
import type { View } from './view.ts'

/** The size of the picture, where there is more than one; remembered on this device. */
export function Quality({ player, view }: { player: Player; view: View }) {
  const { t } = useLingui()
  const renditions = player.session.renditions ?? []
  const shown = renditionFor(renditions, view.height)
  if (!shown || renditions.length < 2) return null
  return (
    <select
      className={styles.quality}
      aria-label={t`清晰度`}
      value={shown.height}
      onChange={(event) => player.setHeight(Number(event.currentTarget.value))}
    >
      {renditions.map(({ height }) => (
        <option key={height} value={height}>
          {height}p
        </option>
      ))}
    </select>
  )
}
