import type { Random } from '../../../domain/random.ts'
import { area, box, group, line, n, ring, shape } from '../pen.ts'
import type { Tone } from './tone.ts'

/** The rim of a rosette: a circle with `teeth` scallops. */
const scallop = (x: number, y: number, r: number, teeth: number): string => {
  const points = Array.from({ length: teeth * 2 }, (_, i) => {
    const a = (i * Math.PI) / teeth
    const d = i % 2 ? r * 0.9 : r
    return `${n(x + d * Math.cos(a))} ${n(y + d * Math.sin(a))}`
  })
  return `M${points.join('L')}z`
}

/** Fine interlaced curves, as on certificates. */
const guilloche = (x: number, y: number, r: number, petals: number): string => {
  const points = Array.from({ length: 121 }, (_, i) => {
    const a = (i * Math.PI) / 60
    const d = r * (0.72 + 0.26 * Math.cos(petals * a))
    return `${n(x + d * Math.cos(a))} ${n(y + d * Math.sin(a))}`
  })
  return `M${points.join('L')}z`
}

const laurel = (x: number, y: number, r: number, colour: string): string => {
  const leaves = Array.from({ length: 20 }, (_, i) => {
    const side = i < 10 ? 1 : -1
    const a = Math.PI / 2 - side * (0.28 + (i % 10) * 0.21)
    const turn = (a * 180) / Math.PI + (side > 0 ? -62 : 242)
    return group(
      `translate(${n(x + r * Math.cos(a))} ${n(y + r * Math.sin(a))}) rotate(${n(turn)})`,
      area('M-26 0Q0 -17 26 0Q0 17 -26 0z', colour),
    )
  })
  return leaves.join('')
}

const rosette = (tone: Tone, random: Random): string => {
  const x = random.int(340, 460)
  const tails = shape(
    `M${x - 66} 270l-44 180 56 -26 38 44 36 -170zM${x + 66} 270l44 180 -56 -26 -38 44 -36 -170z`,
    tone.accent,
    tone.line,
    2.4,
  )
  return (
    tails +
    shape(scallop(x, 205, 142, random.int(18, 26)), tone.solid, tone.line, 2.6) +
    shape(ring(x, 205, 104), tone.light, tone.line, 2.4) +
    line(guilloche(x, 205, 98, random.int(9, 16)), tone.deep, 1.6) +
    area(`M${x} 152l15 36 39 3-30 25 9 38-33-20-33 20 9-38-30-25 39-3z`, tone.deep)
  )
}

const wreath = (tone: Tone, random: Random): string => {
  const tier = random.int(2, 3)
  const blocks = Array.from({ length: tier + 2 }, (_, i) =>
    box(
      338 + i * (124 / (tier + 2)),
      300 - 36 * (i + 1) + (i > tier ? 36 : 0),
      124 / (tier + 2) - 6,
      36 * (i + 1) - (i > tier ? 36 : 0),
    ),
  ).join('')
  return (
    shape(ring(400, 232, 128), tone.tint, tone.line, 2.4) +
    line(guilloche(400, 232, 120, random.int(14, 22)), tone.soft, 1.6) +
    area(blocks, tone.solid) +
    line('M320 302H480', tone.line, 4) +
    laurel(400, 232, 172, tone.solid) +
    area(ring(400, 406, 14), tone.accent)
  )
}

const cup = (tone: Tone, random: Random): string => {
  const w = random.int(96, 124)
  const bowl = `M${400 - w} 86H${400 + w}C${400 + w} 220 460 272 428 290V344H372V290C340 272 ${400 - w} 220 ${400 - w} 86z`
  const ears = `M${400 - w} 116C${300 - w} 104 ${310 - w} 222 352 240M${400 + w} 116C${500 + w} 104 ${490 + w} 222 448 240`
  return (
    line(ears, tone.line, 20) +
    line(ears, tone.solid, 14) +
    shape(bowl, tone.solid, tone.line, 2.6) +
    area(`M${408} 92H${392 + w}C${392 + w} 210 450 262 424 280H408z`, tone.deep, 0.5) +
    shape(`${box(340, 344, 120, 22)}${box(310, 366, 180, 54)}`, tone.accent, tone.line, 2.6) +
    area(box(346, 382, 108, 22), tone.light) +
    area('M386 132l13 32 35 3-27 22 8 34-29-18-29 18 8-34-27-22 35-3z', tone.light)
  )
}

export const medal = (tone: Tone, random: Random): string => random.pick([rosette, wreath, cup])(tone, random)
