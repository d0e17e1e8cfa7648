import type { Random } from '../../../domain/random.ts'
import { area, box, group, line, n, ring, shape } from '../pen.ts'
import type { Tone } from './tone.ts'

/** The round table seen from above, as a furniture plan. */
const roundTable = (tone: Tone, random: Random): string => {
  const seats = random.int(12, 20)
  const rx = random.int(190, 240)
  const marked = random.int(0, seats - 1)
  const places = Array.from({ length: seats }, (_, i) => {
    const a = (i * 2 * Math.PI) / seats
    const chair = group(
      `translate(${n(400 + (rx + 40) * Math.cos(a))} ${n(250 + 180 * Math.sin(a))}) rotate(${n((a * 180) / Math.PI)})`,
      area('M-14 -17H8a10 10 0 0 1 10 10V7a10 10 0 0 1 -10 10H-14z', i === marked ? tone.accent : tone.deep),
    )
    const paper = group(
      `translate(${n(400 + (rx - 34) * Math.cos(a))} ${n(250 + 108 * Math.sin(a))}) rotate(${n((a * 180) / Math.PI)})`,
      area(box(-10, -8, 20, 16), tone.paper),
    )
    return { chair, paper }
  })
  const table = `<ellipse cx="400" cy="250" rx="${rx}" ry="138" fill="${tone.solid}" stroke="${tone.line}" stroke-width="2.4"/><ellipse cx="400" cy="250" rx="${rx - 78}" ry="72" fill="${tone.tint}" stroke="${tone.line}" stroke-width="2"/>`
  return places.map((p) => p.chair).join('') + table + places.map((p) => p.paper).join('')
}

const head = (x: number, y: number, s: number): string =>
  `${ring(x, y - 34 * s, 17 * s)}M${n(x - 36 * s)} ${n(y + 26 * s)}C${n(x - 36 * s)} ${n(y - 14 * s)} ${n(x + 36 * s)} ${n(y - 14 * s)} ${n(x + 36 * s)} ${n(y + 26 * s)}z`

/** A hall: speaker at the lectern, screen behind, rows of listeners. */
const hall = (tone: Tone, random: Random): string => {
  const speaker = random.pick([150, 650])
  const rows = [0, 1, 2].map((row) => {
    const heads = Array.from({ length: 7 - row }, (_, i) =>
      head(400 + (i - (6 - row) / 2) * (104 + row * 26), 360 + row * 64, 0.9 + row * 0.25),
    ).join('')
    return shape(heads, [tone.light, tone.solid, tone.deep][row] ?? tone.deep, tone.line, 2)
  })
  const bars = Array.from({ length: random.int(4, 6) }, (_, i) =>
    box(310 + i * 32, 210 - 20 * i, 20, 20 + 20 * i),
  ).join('')
  const screen =
    shape(box(250, 60, 300, 190), tone.tint, tone.line, 3) +
    area(bars, tone.solid) +
    line('M280 90h120', tone.line, 8)
  const lectern =
    shape(head(speaker, 190, 1), tone.solid, tone.line, 2) +
    shape(
      `M${speaker - 46} 216H${speaker + 46}L${speaker + 34} 320H${speaker - 34}z`,
      tone.accent,
      tone.line,
      2.4,
    )
  return screen + lectern + rows.join('')
}

/** Microphones before empty name plates. */
const press = (tone: Tone, random: Random): string => {
  const count = random.int(3, 5)
  const gap = 600 / count
  const seats = Array.from({ length: count }, (_, i) => {
    const x = 100 + gap * (i + 0.5)
    const lean = random.int(-12, 12)
    const mic = group(
      `translate(${n(x)} 326) rotate(${lean})`,
      line('M0 0V-120', tone.line, 4),
      shape('M-13 -120V-160a13 13 0 0 1 26 0V-120a13 13 0 0 1 -26 0z', tone.solid, tone.line, 2.4),
      line('M-13 -140H13M-13 -128H13', tone.light, 2),
    )
    return (
      mic +
      shape(`M${n(x - 56)} 330h112l8 44h-128z`, tone.paper, tone.line, 2.4) +
      line(`M${n(x - 26)} 353h52`, tone.accent, 8)
    )
  })
  return (
    area('M40 374H760L784 500H16z', tone.solid) + area('M40 374H760L764 392H36z', tone.deep) + seats.join('')
  )
}

export const meeting = (tone: Tone, random: Random): string =>
  random.pick([roundTable, hall, press])(tone, random)
