import type { Random } from '../../../domain/random.ts'
import { area, box, group, line, n, ring, segment, shape } from '../pen.ts'
import { code, stamp, statute } from './statute.ts'
import type { Tone } from './tone.ts'

/** A balance; its arm hangs a little to one side or the other. */
const balance = (tone: Tone, random: Random): string => {
  const lean = random.pick([-6, -3, 3, 6])
  const drop = 180 * Math.sin((lean * Math.PI) / 180)
  const pan = (x: number, y: number) =>
    line(`M${x} ${n(y)}L${x - 74} ${n(y + 150)}M${x} ${n(y)}L${x + 74} ${n(y + 150)}`, tone.line, 2.4) +
    shape(`M${x - 88} ${n(y + 150)}h176a88 46 0 0 1 -176 0z`, tone.solid, tone.line, 2.4)
  const stand = shape(
    `${box(392, 96, 16, 300)}M300 420C310 396 360 392 400 392S490 396 500 420z`,
    tone.deep,
    tone.line,
    2.4,
  )
  return (
    stand +
    group(
      `rotate(${lean} 400 110)`,
      shape('M208 104L400 92L592 104V116L400 124L208 116z', tone.solid, tone.line, 2.4),
    ) +
    pan(220, 110 - drop) +
    pan(580, 110 + drop) +
    shape(ring(400, 104, 22), tone.accent, tone.line, 2.4) +
    line(segment(220, 422, 580, 422), tone.line, 3)
  )
}

/** A column with its base, fluted, as an order plate would draw it. */
const order = (tone: Tone, random: Random): string => {
  const xs = random.pick([
    [250, 400, 550],
    [310, 490],
    [200, 330, 460, 590],
  ])
  const columns = xs.map((x) => {
    const flutes = [-21, -7, 7, 21].map((dx) => `M${x + dx} 158L${n(x + dx * 1.15)} 378`).join('')
    return (
      shape(`M${x - 32} 150h64l6 236h-76z`, tone.light, tone.line, 2.4) +
      line(flutes, tone.line, 1.8) +
      shape(`${box(x - 46, 128, 92, 22)}${box(x - 48, 386, 96, 18)}`, tone.solid, tone.line, 2.4)
    )
  })
  const first = (xs[0] ?? 0) - 80
  const last = (xs.at(-1) ?? 0) + 80
  return (
    shape(`M${first} 96L400 34L${last} 96z`, tone.solid, tone.line, 2.4) +
    shape(box(first, 96, last - first, 32), tone.deep, tone.line, 2.4) +
    columns.join('') +
    shape(box(first - 14, 404, last - first + 28, 22), tone.solid, tone.line, 2.4) +
    area(ring(400, 74, 11), tone.accent)
  )
}

export const law = (tone: Tone, random: Random): string =>
  random.pick([balance, statute, order, stamp, code])(tone, random)
