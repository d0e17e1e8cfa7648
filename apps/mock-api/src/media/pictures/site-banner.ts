import { createRandom, type Random } from '../../domain/random.ts'
import { type CoverMotif, drawMotif } from './cover.ts'
import type { Tone } from './covers/tone.ts'
import { dimensionRow, ruling } from './elements/dimension.ts'
import { area, box, faded, group, line, n, ring, type Size, segment, svgDocument } from './pen.ts'
import { siteTone } from './site-tones.ts'

const view: Size = { w: 1920, h: 300 }

interface Picture {
  tone: Tone
  random: Random
  /** The drawing, 800 × 500, to be placed. */
  motif: string
}

type Composition = (picture: Picture) => string

const ground = (tone: Tone) => area(box(0, 0, view.w, view.h), tone.paper)

/** The drawing scaled about its own middle, which comes to stand at (x, y). */
const place = (motif: string, x: number, y: number, scale: number): string =>
  group(`translate(${n(x - 400 * scale)} ${n(y - 250 * scale)}) scale(${scale})`, motif)

/** A drawing sheet: ruled ground, the motif at its right, a dimension chain along its foot. */
const sheet: Composition = ({ tone, random, motif }) => {
  const x = random.int(1320, 1480)
  const marks = [180, random.int(420, 560), random.int(700, 860), 1040]
  return (
    line(ruling(0, 0, view.w, view.h, 30), tone.soft, 0.8, 0.5) +
    line(ruling(0, 0, view.w, view.h, 150), tone.soft, 1.5, 0.7) +
    dimensionRow(marks, 246, { colour: tone.accent }) +
    area(ring(x, 150, 210), tone.tint) +
    place(motif, x, 150, 0.66)
  )
}

/** The motif near enough to be cropped by the frame. */
const nearby: Composition = ({ tone, random, motif }) =>
  area(`M0 0H${random.int(760, 980)}L${random.int(560, 700)} 300H0z`, tone.tint) +
  place(motif, random.int(1240, 1420), random.int(120, 170), 1.25) +
  line(segment(0, 268, 640, 268) + segment(0, 276, 520, 276), tone.accent, 1.6)

/** One thing in three sizes along a ground line, as a street is walked past. */
const procession: Composition = ({ tone, random, motif }) => {
  const copies = [
    [300, 0.42],
    [random.int(820, 900), 0.56],
    [random.int(1480, 1560), 0.74],
  ] as const
  const uses = copies.map(([x, scale]) => place('<use href="#m"/>', x, 262 - 180 * scale, scale))
  const contours = [0, 1, 2, 3].map((i) => segment(0, 268 + i * i * 3, view.w, 268 + i * i * 3)).join('')
  return `<defs><g id="m">${motif}</g></defs>${uses.join('')}${line(contours, tone.soft, 1.2)}`
}

/** Arcs of a setting-out plan with the motif where they meet. */
const settingOut: Composition = ({ tone, random, motif }) => {
  const x = random.int(620, 1300)
  const rings = Array.from({ length: 12 }, (_, i) => ring(x, 150, 170 + i * 70)).join('')
  const spokes = [0.2, 1.1, 2.2, 3.5, 4.4, 5.6]
    .map((a) =>
      segment(
        x + 170 * Math.cos(a),
        150 + 170 * Math.sin(a),
        x + 1500 * Math.cos(a),
        150 + 1500 * Math.sin(a),
      ),
    )
    .join('')
  return (
    line(rings, tone.soft, 1.3) +
    line(spokes, tone.soft, 1) +
    area(ring(x, 150, 168), tone.tint) +
    place(motif, x, 150, 0.6)
  )
}

/** Bands of the palette like the layers of a section, the motif standing on the second. */
const strata: Composition = ({ tone, random, motif }) => {
  const top = random.int(196, 224)
  const wave = (y: number, colour: string, opacity: number) =>
    area(`M0 ${y}C420 ${y - 34} 760 ${y + 30} 1180 ${y}S1680 ${y - 26} 1920 ${y + 8}V300H0z`, colour, opacity)
  return (
    faded(0.7, line(ruling(960, 0, 960, 300, 48), tone.soft, 1)) +
    place(motif, random.pick([430, 1380, 1500]), 140, 0.62) +
    wave(top, tone.tint, 1) +
    wave(top + 30, tone.soft, 0.8) +
    wave(top + 58, tone.solid, 0.5)
  )
}

/** Two plates side by side, the motif and its own enlarged detail. */
const plates: Composition = ({ tone, random, motif }) => {
  const x = random.int(980, 1120)
  const frame = box(x, 34, 330, 232) + box(x + 366, 34, 330, 232)
  return (
    `<defs><g id="m">${motif}</g><clipPath id="l"><path d="${box(x, 34, 330, 232)}"/></clipPath>` +
    `<clipPath id="r"><path d="${box(x + 366, 34, 330, 232)}"/></clipPath></defs>` +
    line(ruling(0, 0, 900, 300, 60), tone.soft, 1, 0.6) +
    area(frame, tone.tint) +
    `<g clip-path="url(#l)">${place('<use href="#m"/>', x + 165, 150, 0.44)}</g>` +
    `<g clip-path="url(#r)">${place('<use href="#m"/>', x + 531, 160, 1.1)}</g>` +
    line(frame, tone.line, 1.4) +
    line(segment(x + 330, 150, x + 366, 150), tone.accent, 2)
  )
}

const compositions: readonly Composition[] = [sheet, nearby, procession, settingOut, strata, plates]

/** What makes a site's banner its own. */
export interface SiteBanner {
  /** The picture's own, such as `site-hengzhun-1`; the details follow from it. */
  key: string
  /** Counts the sites from 0: palette and composition follow from it. */
  site: number
  motif: CoverMotif
}

/** A 1920 × 300 banner of a mini-site. It bears cropping to a phone's centre; words stand below it, not on it. */
export function siteBannerSvg({ key, site, motif }: SiteBanner): string {
  const random = createRandom(`site-banner/${key}`)
  const tone = siteTone(site)
  // The pictures of one site are numbered at the key's end: one palette, each composed otherwise.
  const order = Number(key.slice(key.lastIndexOf('-') + 1)) || 0
  const compose = compositions[(site + order) % compositions.length] ?? sheet
  return svgDocument(
    view,
    view,
    ground(tone) + compose({ tone, random, motif: drawMotif(motif, tone, random) }),
  )
}
