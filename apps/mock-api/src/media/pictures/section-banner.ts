import { createRandom } from '../../domain/random.ts'
import { onStage, stage } from './banners/stage.ts'
import { type CoverMotif, drawMotif } from './cover.ts'
import type { Tone } from './covers/tone.ts'
import { dimensionRow, ruling } from './elements/dimension.ts'
import { brass, cinnabar, ink, neutral } from './palette.ts'
import { group, line, ring } from './pen.ts'

const onBlue: Tone = {
  paper: ink[900],
  tint: ink[700],
  line: ink[100],
  soft: ink[500],
  solid: ink[300],
  deep: ink[600],
  light: neutral[0],
  accent: brass[300],
}

const onRed: Tone = {
  ...onBlue,
  paper: cinnabar[900],
  tint: cinnabar[700],
  line: cinnabar[50],
  soft: cinnabar[600],
  solid: cinnabar[300],
  deep: cinnabar[700],
}

/**
 * A 1920 × 520 banner of a section: its motif as a drawing on blue paper, red where it is of party building. It bears
 * cropping to 1920 × 360 and to a strip; the left half stays quiet for a white headline.
 */
export function sectionBannerSvg(motif: CoverMotif): string {
  const random = createRandom(`section-banner/${motif}`)
  const isParty = motif === 'party'
  const tone = isParty ? onRed : onBlue
  const [from, to] = isParty ? [cinnabar[900], cinnabar[700]] : [ink[950], ink[700]]
  const x = random.int(1420, 1500)
  return onStage(
    { from, to, light: tone.soft, lightAt: [0.74, 0.4] },
    line(ruling(0, 0, stage.w, stage.h, 40), tone.soft, 0.8, 0.3) +
      line(ring(x, 260, 250) + ring(x, 260, 330) + ring(x, 260, 410), tone.soft, 1.2, 0.5) +
      dimensionRow([960, 1180, 1400, 1620, 1840], 430, { colour: tone.accent }) +
      group(`translate(${x - 264} 95) scale(0.66)`, drawMotif(motif, tone, random)),
  )
}
