import { createRandom } from '../../domain/random.ts'
import { bridge } from './banners/bridge.ts'
import { drawing } from './banners/drawing.ts'
import { ledger } from './banners/ledger.ts'
import { party } from './banners/party.ts'
import { skyline } from './banners/skyline.ts'
import { training } from './banners/training.ts'

const compositions = { skyline, drawing, bridge, ledger, party, training }

export type BannerMotif = keyof typeof compositions

/**
 * A 1920 × 520 banner. It bears cropping to its middle 1400 px, to 1920 × 360 and to a phone's centre; the left
 * 45 % stay quiet for a white headline.
 *
 * @param options.seed varies the chance details (windows, ripples, figures), not the composition
 */
export const bannerSvg = (motif: BannerMotif, { seed }: { seed: number | string }): string =>
  compositions[motif](createRandom(`${motif}:${seed}`))
