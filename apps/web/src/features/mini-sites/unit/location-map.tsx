import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '@portal/i18n'
import { useMedia } from '../../../lib/browser/use-media.ts'
import { graticule, kilometre, narrowSheet, wideSheet } from './graticule.ts'
import styles from './location-map.module.css'

interface LocationMapProps {
  /** Degrees. */
  east: number
  north: number
}

const rings = [2, 5, 10]

/** Where a unit lies, drawn by us from its coordinates: meridians and parallels, distances around it, a scale. */
export function LocationMap({ east, north }: LocationMapProps) {
  const { t } = useLingui()
  const sheet = useMedia('(min-width: 576px)') ? wideSheet : narrowSheet
  const { meridians, parallels } = graticule(east, north, sheet)
  const [lng, lat] = [formatNumber(east), formatNumber(north)]
  const [x, y] = [sheet.w / 2, sheet.h / 2]
  return (
    <svg
      viewBox={`0 0 ${sheet.w} ${sheet.h}`}
      role="img"
      aria-label={t`位置示意图：东经 ${lng}°，北纬 ${lat}°`}
      className={styles.map}
    >
      {meridians.map(({ at, label }) => (
        <g key={label}>
          <path d={`M${at} 0V${sheet.h}`} className={styles.line} />
          {/* One that would run over the sheet's edge is left out. */}
          {at < sheet.w - 64 && (
            <text x={at + 5} y={sheet.h - 8} className={styles.degree}>
              {label}
            </text>
          )}
        </g>
      ))}
      {parallels.map(({ at, label }) => (
        <g key={label}>
          <path d={`M0 ${at}H${sheet.w}`} className={styles.line} />
          <text x={8} y={at - 5} className={styles.degree}>
            {label}
          </text>
        </g>
      ))}
      {rings.map((km) => (
        <g key={km}>
          <circle cx={x} cy={y} r={km * kilometre} className={styles.ring} />
          <text x={x} y={y - km * kilometre - 4} className={styles.distance}>
            {km} km
          </text>
        </g>
      ))}
      <path d={`M${x - 26} ${y}H${x + 26}M${x} ${y - 26}V${y + 26}`} className={styles.cross} />
      <path
        d={`M${x} ${y}c-16 -19 -22 -28 -22 -39a22 22 0 0 1 44 0c0 11 -6 20 -22 39z`}
        className={styles.pin}
      />
      <circle cx={x} cy={y - 39} r={8} className={styles.eye} />
      <g transform={`translate(${sheet.w - 40 - 5 * kilometre} ${sheet.h - 36})`} className={styles.scale}>
        <path d={`M0 -7V7M0 0H${5 * kilometre}M${5 * kilometre} -7V7`} />
        <text x={2.5 * kilometre} y={-8}>
          5 km
        </text>
      </g>
      <g transform={`translate(${sheet.w - 40} 52)`} className={styles.north}>
        <path d="M0 -26L9 12L0 5L-9 12z" />
        <text y={32}>N</text>
      </g>
    </svg>
  )
}
