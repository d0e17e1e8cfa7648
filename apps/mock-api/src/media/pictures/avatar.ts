import { createRandom, type Random } from '../../domain/random.ts'
import { escapeMarkup } from '../../domain/text/escape.ts'
import { brass, ink } from './palette.ts'
import { area, box, line, ring, type Size, svgDocument } from './pen.ts'
import { textAt } from './text.ts'

const view: Size = { w: 240, h: 240 }

type Ground = readonly [ground: string, pattern: string, letter: string]

const grounds: readonly [Ground, ...Ground[]] = [
  [ink[700], ink[500], '#ffffff'],
  [ink[500], ink[300], '#ffffff'],
  [ink[100], ink[300], ink[800]],
  [brass[100], brass[300], ink[800]],
  [ink[900], ink[600], ink[100]],
  [brass[700], brass[500], brass[50]],
]

const hatching = (random: Random) => {
  const step = random.int(14, 24)
  return Array.from({ length: 40 }, (_, i) => `M${i * step - 240} 240l240 -240`).join('')
}

const circles = (random: Random) => {
  const x = random.pick([0, 240, 120])
  return Array.from({ length: 11 }, (_, i) => ring(x, 240, 24 + i * 24)).join('')
}

const gridding = (random: Random) => {
  const step = random.int(18, 30)
  return Array.from({ length: 14 }, (_, i) => `M${i * step} 0v240M0 ${i * step}h240`).join('')
}

const rafters = (random: Random) => {
  const rise = random.int(50, 110)
  return Array.from(
    { length: 12 },
    (_, i) => `M0 ${i * 28 + rise - 60}L120 ${i * 28 - 60}L240 ${i * 28 + rise - 60}`,
  ).join('')
}

/** The last character of a Chinese given name, the first letter of any other. */
const monogram = (name: string) => {
  const chars = [...name.trim()]
  return (/^\p{Script=Han}/u.test(name.trim()) ? chars.at(-1) : chars[0]?.toUpperCase()) ?? '?'
}

/** A square portrait stand-in: the monogram of `name` over a drafting pattern chosen by `key`. */
export const avatarSvg = (key: string, name: string): string => {
  const random = createRandom(`avatar/${key}`)
  const [ground, pattern, letter] = random.pick(grounds)
  const lines = random.pick([hatching, circles, gridding, rafters])(random)
  const body =
    area(box(0, 0, 240, 240), ground) +
    line(lines, pattern, 1.4, 0.55) +
    area(ring(120, 120, 78), ground) +
    line(ring(120, 120, 78), pattern, 2) +
    textAt(
      { x: 120, y: 152, size: 88, fill: letter, weight: 600, anchor: 'middle' },
      escapeMarkup(monogram(name)),
    )
  return svgDocument(view, view, body)
}
