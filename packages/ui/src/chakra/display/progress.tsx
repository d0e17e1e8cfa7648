import { Progress as ChakraProgress } from '@chakra-ui/react/progress'
import { type ReactNode, useId } from 'react'
import { themedParts } from '../themed.ts'
import { paletteOf, type Tone } from '../tone.ts'

const Parts = /* @__PURE__ */ themedParts(ChakraProgress, 'progress', {
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: '1.5',
      columnGap: '4',
      width: 'full',
      textStyle: 'sm',
    },
    label: { minWidth: '0' },
    valueText: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    track: {
      gridColumn: '1 / -1',
      position: 'relative',
      height: 'max(0.5rem, 6px)',
      overflow: 'hidden',
      borderRadius: 'full',
      background: 'bg.emphasized',
    },
    range: {
      height: 'full',
      borderRadius: 'full',
      background: 'colorPalette.solid',
      transitionProperty: 'width',
      transitionDuration: 'slow',
      '&[data-state=indeterminate]': {
        position: 'absolute',
        width: '40%',
        animation: 'travel 1.2s linear infinite',
      },
    },
  },
})

type ProgressProps = {
  label: ReactNode
  /** Of 100; `null` while nobody knows how much there is. */
  value: number | null
  /** What is done and what is left, as "12 of 40". */
  valueText?: ReactNode
  tone?: Tone
}

/** The progress throws at what is none. */
const within = (value: number | null): number | null =>
  value !== null && Number.isFinite(value) ? Math.min(Math.max(value, 0), 100) : null

/** How far something is. */
export function Progress({ label, value, valueText, tone = 'info' }: ProgressProps) {
  const id = useId()
  return (
    <Parts.Root value={within(value)} colorPalette={paletteOf[tone]}>
      <Parts.Label id={`${id}-label`}>{label}</Parts.Label>
      {valueText && <Parts.ValueText id={`${id}-value`}>{valueText}</Parts.ValueText>}
      {/* By itself it is named by its value, which says nothing of what is under way. */}
      <Parts.Track aria-labelledby={`${id}-label`} aria-describedby={valueText ? `${id}-value` : undefined}>
        <Parts.Range />
      </Parts.Track>
    </Parts.Root>
  )
}
