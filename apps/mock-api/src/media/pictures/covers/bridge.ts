import type { Random } from '../../../domain/random.ts'
import { dimensionRow } from '../elements/dimension.ts'
import { area, box, line, n, segment, shape } from '../pen.ts'
import type { Tone } from './tone.ts'

const DECK = 320

const water = (tone: Tone, random: Random): string => {
  const ripples = Array.from(
    { length: 22 },
    () => `M${random.int(-20, 760)} ${random.int(392, 490)}h${random.int(30, 120)}`,
  ).join('')
  return area(box(0, 384, 800, 116), tone.solid, 0.22) + line(ripples, tone.line, 1.6, 0.5)
}

const deck = (tone: Tone): string =>
  area(box(0, DECK, 800, 10), tone.line) + area(box(0, DECK + 10, 800, 6), tone.light)

const hills = (tone: Tone, random: Random): string => {
  const y = () => random.int(170, 280)
  return area(
    `M-20 384V${y()}C120 ${y()} 170 ${y()} 300 ${y()}S520 ${y()} 600 ${y()}S780 ${y()} 830 ${y()}V384z`,
    tone.tint,
  )
}

const stayed = (tone: Tone, random: Random): string => {
  const xs = random.pick([[400], [230, 570], [300]])
  const top = random.int(56, 110)
  const reach = xs.length === 1 ? 300 : 165
  const cables = xs.flatMap((x) =>
    Array.from({ length: 11 }, (_, i) => {
      const out = reach - i * (reach / 12)
      return segment(x, top + 14 + i * 10, x - out, DECK) + segment(x, top + 14 + i * 10, x + out, DECK)
    }),
  )
  const masts = xs
    .map((x) =>
      shape(
        `M${x - 5} ${top}h10l14 ${396 - top}h-11L${x} ${DECK - 60}L${x - 8} 396h-11z`,
        tone.solid,
        tone.line,
        2,
      ),
    )
    .join('')
  return line(cables.join(''), tone.line, 1.6) + masts + deck(tone)
}

const arch = (tone: Tone, random: Random): string => {
  const rise = random.int(170, 240)
  const at = (x: number) => DECK + 30 - rise * (1 - ((x - 400) / 310) ** 2)
  const hangers = Array.from({ length: 21 }, (_, i) => 120 + i * 28)
    .map((x) => segment(x, at(x), x, DECK))
    .join('')
  const curve = (lift: number) => `M90 ${DECK + 30}Q400 ${n(DECK + 30 - 2 * (rise + lift))} 710 ${DECK + 30}`
  return (
    line(hangers, tone.line, 1.8) +
    line(curve(0), tone.solid, 16) +
    line(curve(-7) + curve(7), tone.line, 2) +
    deck(tone) +
    area(box(70, DECK + 16, 44, 70) + box(686, DECK + 16, 44, 70), tone.line)
  )
}

const suspension = (tone: Tone, random: Random): string => {
  const a = random.int(170, 250)
  const b = random.int(560, 650)
  const top = random.int(90, 130)
  const middle = (a + b) / 2
  const sag = (x: number) => top + (DECK - 26 - top) * (1 - ((x - middle) / ((b - a) / 2)) ** 2)
  const count = Math.floor((b - a) / 20)
  const ropes = Array.from({ length: count }, (_, i) => a + (i + 1) * 20)
    .map((x) => segment(x, sag(x), x, DECK))
    .join('')
  const cable = `M-40 ${DECK - 6}L${a} ${top}Q${n(middle)} ${n(2 * DECK - 52 - top)} ${b} ${top}L840 ${DECK - 6}`
  const towers = [a, b]
    .map((x) =>
      shape(
        `${box(x - 13, top - 14, 8, 410 - top)}${box(x + 5, top - 14, 8, 410 - top)}${box(x - 13, top + 40, 26, 8)}${box(x - 13, top + 100, 26, 8)}`,
        tone.solid,
        tone.line,
        2,
      ),
    )
    .join('')
  return line(ropes, tone.line, 1.4) + line(cable, tone.line, 3.4) + towers + deck(tone)
}

export const bridge = (tone: Tone, random: Random): string =>
  hills(tone, random) +
  water(tone, random) +
  random.pick([stayed, arch, suspension, stayed])(tone, random) +
  dimensionRow([90, 400, 710], 452, { colour: tone.accent })
