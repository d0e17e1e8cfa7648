import { createRandom, type Random } from '../../domain/random.ts'
import { books } from './covers/books.ts'
import { bridge } from './covers/bridge.ts'
import { city } from './covers/city.ts'
import { crane } from './covers/crane.ts'
import { drawing } from './covers/drawing.ts'
import { law } from './covers/law.ts'
import { ledger } from './covers/ledger.ts'
import { materials } from './covers/materials.ts'
import { medal } from './covers/medal.ts'
import { meeting } from './covers/meeting.ts'
import { party } from './covers/party.ts'
import { setting } from './covers/setting.ts'
import { site } from './covers/site.ts'
import { skyline } from './covers/skyline.ts'
import { type Family, pickTone, type Tone } from './covers/tone.ts'
import { training } from './covers/training.ts'
import { group, n, type Size, svgDocument } from './pen.ts'

const motifs = {
  skyline,
  drawing,
  bridge,
  ledger,
  party,
  training,
  crane,
  site,
  meeting,
  city,
  materials,
  law,
  medal,
  books,
} satisfies Record<string, (tone: Tone, random: Random) => string>

export type CoverMotif = keyof typeof motifs

/** Every motif a cover can have, e.g. for choosing one by a hash. */
export const coverMotifs = Object.keys(motifs) as CoverMotif[]

const families: Partial<Record<CoverMotif, Family>> = { party: 'red', medal: 'gold' }

/** What reads from left to right and must not be mirrored: rising charts, page layouts, the play sign. */
const directed: readonly CoverMotif[] = ['ledger', 'training', 'meeting', 'law', 'medal', 'books']

const view: Size = { w: 800, h: 500 }

/** Mirrors, shifts and scales the motif a little, so that no two stand on the same spot. */
const placed = (random: Random, picture: string, mayFlip: boolean): string => {
  const scale = random.between(0.94, 1.1)
  const flip = mayFlip && random.chance(0.5) ? -1 : 1
  const x = 400 + random.int(-24, 24) - 400 * scale * flip
  return group(
    `matrix(${(scale * flip).toFixed(3)} 0 0 ${scale.toFixed(3)} ${n(x)} ${n(250 - 250 * scale)})`,
    picture,
  )
}

/** A motif alone, 800 × 500, for a picture that brings its own ground. */
export const drawMotif = (motif: CoverMotif, tone: Tone, random: Random): string =>
  motifs[motif](tone, random)

/** A motif on its ground in the cover's own space. Tone, setting, viewpoint, counts and place all follow from the key. */
const draw = (key: string, motif: CoverMotif): { tone: Tone; body: string } => {
  const random = createRandom(`${motif}/${key}`)
  const tone = pickTone(random, families[motif] ?? 'blue')
  const ground = setting(tone, random)
  return { tone, body: ground + placed(random, motifs[motif](tone, random), !directed.includes(motif)) }
}

/**
 * A cover for news, courses and activities; neighbours in a list differ even when they share a motif.
 *
 * @param size outer size in pixels; the drawing is cropped to it like a background picture
 */
export const coverSvg = (key: string, motif: CoverMotif, size: Size = view): string =>
  svgDocument(view, size, draw(key, motif).body)

/** A cover's drawing, cropped to a box of a larger picture, and the colours it is drawn with. */
export const coverInset = (
  key: string,
  motif: CoverMotif,
  { x, y, w, h }: { x: number; y: number } & Size,
): { tone: Tone; markup: string } => {
  const { tone, body } = draw(key, motif)
  const frame = `x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="0 0 ${view.w} ${view.h}"`
  return { tone, markup: `<svg ${frame} preserveAspectRatio="xMidYMid slice">${body}</svg>` }
}
