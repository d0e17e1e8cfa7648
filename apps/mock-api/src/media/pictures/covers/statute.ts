import type { Random } from '../../../domain/random.ts'
import { area, box, group, line, ring, shape } from '../pen.ts'
import type { Tone } from './tone.ts'

/** The document: heading, articles, seal. */
export const statute = (tone: Tone, random: Random): string => {
  const turn = random.int(-7, 7)
  const articles = Array.from(
    { length: 8 },
    (_, i) => `M48 ${136 + i * 27}h${i % 3 === 2 ? random.int(90, 150) : random.int(220, 244)}`,
  ).join('')
  const numbers = Array.from({ length: 3 }, (_, i) => box(26, 130 + i * 81, 11, 11)).join('')
  const sheet =
    shape(box(0, 0, 330, 400), '#ffffff', tone.line, 2.6) +
    line('M92 54H238', tone.solid, 16) +
    line('M124 88H206', tone.soft, 8) +
    line(articles, tone.soft, 8) +
    area(numbers, tone.solid)
  const seal =
    line(ring(262, 326, 42), tone.accent, 6) +
    line(ring(262, 326, 30), tone.accent, 2) +
    area('M262 306l6 14h15l-12 10 5 15-14-9-14 9 5-15-12-10h15z', tone.accent)
  return group(
    `translate(${random.int(200, 270)} 50) rotate(${turn} 165 200)`,
    area(box(16, 16, 330, 400), tone.deep, 0.2),
    sheet,
    seal,
  )
}

/** The official seal, lifted from the print it has just made. */
export const stamp = (tone: Tone, random: Random): string => {
  const lift = random.int(0, 40)
  const x = random.int(300, 500)
  const handle = 'M-26 -176a40 40 0 1 1 52 0C18 -150 16 -118 30 -92H-30C-16 -118 -18 -150 -26 -176z'
  const foot = 'M-104 -92H104a10 10 0 0 1 10 10V-52H-114V-82a10 10 0 0 1 10 -10zM-96 -52H96V-34H-96z'
  const print = `<ellipse cx="${x}" cy="392" rx="120" ry="46" fill="none" stroke="${tone.accent}" stroke-width="9"/><ellipse cx="${x}" cy="392" rx="92" ry="34" fill="none" stroke="${tone.accent}" stroke-width="3"/>`
  const lines = `M130 330H270M110 360H250M90 390H230M560 330H660M580 360H690M600 390H710`
  return (
    shape('M160 300H640L740 460H60z', tone.paper, tone.line, 2.4) +
    line(lines, tone.soft, 8) +
    print +
    group(
      `translate(${x} ${372 - lift})`,
      shape(handle, tone.solid, tone.line, 2.6),
      shape(foot, tone.deep, tone.line, 2.6),
      line('M-14 -196C-8 -210 8 -212 18 -204', tone.light, 5),
    )
  )
}

/** A bound code of rules, closed, with its ribbons and the mark of its chapters on the fore edge. */
export const code = (tone: Tone, random: Random): string => {
  const turn = random.int(-10, 10)
  const tabs = Array.from({ length: random.int(3, 6) }, (_, i) => box(300, 40 + i * 54, 22, 34)).join('')
  const cover = shape('M0 0H286a14 14 0 0 1 14 14V346H14A14 14 0 0 1 0 332z', tone.solid, tone.line, 2.6)
  const pages =
    shape('M14 346H300V376H14a15 15 0 0 1 0 -30z', '#ffffff', tone.line, 2.4) +
    line('M14 354H300M12 361H300M14 368H300', tone.soft, 1.6)
  const plate =
    line(`${box(60, 60, 196, 150)}${box(70, 70, 176, 130)}M34 0V346`, tone.light, 2.4) +
    line('M100 112H216M116 146H200', tone.paper, 14)
  const ribbon = area('M200 376v46l10 -12 10 12v-46zM236 376v30l9 -10 9 10v-30z', tone.accent)
  return group(
    `translate(240 56) rotate(${turn} 150 190)`,
    shape(tabs, tone.accent, tone.line, 2),
    ribbon,
    pages,
    cover,
    plate,
    area(ring(158, 276, 26), tone.accent),
  )
}
