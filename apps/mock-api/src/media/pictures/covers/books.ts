import type { Random } from '../../../domain/random.ts'
import { isoBlock, isoSheet } from '../elements/isometric.ts'
import { area, box, group, line, n, ring, shape } from '../pen.ts'
import type { Tone } from './tone.ts'

/** Spines on a shelf, one of them leaning. */
const shelf = (tone: Tone, random: Random): string => {
  const books: string[] = []
  for (let x = 120; x < 610; ) {
    const w = random.int(30, 66)
    const h = random.int(200, 300)
    const fill = random.pick([tone.solid, tone.deep, tone.light, tone.accent, tone.tint])
    books.push(
      shape(box(x, 400 - h, w, h), fill, tone.line, 2.4),
      line(`M${x} ${424 - h}h${w}M${x} ${434 - h}h${w}M${x} 376h${w}`, tone.line, 1.6),
      area(box(x + w / 2 - 5, 454 - h, 10, 70), tone.paper),
    )
    x += w + 3
  }
  const leaning = group(
    'translate(636 400) rotate(16)',
    shape(box(0, -236, 44, 236), tone.solid, tone.line, 2.4),
    area(box(17, -190, 10, 80), tone.paper),
  )
  return books.join('') + leaning + area(box(70, 400, 660, 14), tone.line)
}

/** A pile of volumes in isometry. */
const pile = (tone: Tone, random: Random): string => {
  const origin = [400, 210] as const
  const volumes = Array.from({ length: random.int(4, 6) }, (_, i) => {
    const turn = random.int(-14, 14)
    const cover = random.pick([tone.solid, tone.deep, tone.accent, tone.solid])
    const book = { x: turn, y: -turn, z: i * 36, w: 190, d: 240, h: 6 }
    return (
      isoBlock(origin, book, { top: cover, left: cover, right: cover }) +
      isoBlock(
        origin,
        { ...book, x: turn + 8, z: i * 36 + 6, w: 176, h: 22, d: 232 },
        { top: '#ffffff', left: tone.light, right: '#ffffff' },
      ) +
      isoBlock(origin, { ...book, z: i * 36 + 28 }, { top: cover, left: tone.deep, right: tone.deep }) +
      isoSheet(
        origin,
        turn,
        -turn,
        i * 36 + 34,
        line(`${box(20, 22, 150, 196)}M50 70h90M50 96h60`, tone.paper, 3),
      )
    )
  })
  return volumes.join('')
}

/** Journal issues fanned out. */
const issues = (tone: Tone, random: Random): string => {
  const count = random.int(3, 5)
  const fan = Array.from({ length: count }, (_, i) => {
    const fill =
      [tone.deep, tone.light, tone.solid, tone.accent, tone.tint][(i + random.int(0, 4)) % 5] ?? tone.solid
    const turn = (i - (count - 1) / 2) * random.int(11, 14)
    const motif = random.pick([
      ring(0, -150, 62),
      'M-70 -90V-180H-20V-90M-20 -90V-220H30V-90M30 -90V-150H74V-90',
      'M-80 -90L0 -210L80 -90z',
    ])
    return group(
      `translate(400 470) rotate(${n(turn)})`,
      shape(box(-112, -370, 224, 310), fill, tone.line, 2.4),
      line('M-86 -334H40M-86 -308H-10', tone.paper, 10),
      line(motif, tone.paper, 3),
    )
  })
  return fan.join('')
}

export const books = (tone: Tone, random: Random): string => random.pick([shelf, pile, issues])(tone, random)
