import type { Random } from '../../../domain/random.ts'
import { ruling } from '../elements/dimension.ts'
import { area, box, group, line, n, ring, segment, shape } from '../pen.ts'
import type { Tone } from './tone.ts'

const book = (tone: Tone, random: Random): string => {
  const lines = Array.from(
    { length: 7 },
    (_, i) =>
      `M${-230 - i * 4} ${-80 + i * 24}Q-140 ${-100 + i * 24} -40 ${n(-78 + i * 24 + random.between(-2, 2))}`,
  ).join('')
  const pages =
    'M-300 110L-262 -130C-170 -160 -70 -150 0 -112C70 -150 170 -160 262 -130L300 110C200 84 90 92 0 134C-90 92 -200 84 -300 110z'
  const house = random.pick([
    'M70 60V-20L140 -70L210 -20V60zM112 60V16h40V60',
    'M70 60V-40H130V60M130 60V-84H200V60z',
    'M60 60Q140 -120 220 60M60 60H220M140 60V-30',
  ])
  return group(
    'translate(400 262)',
    area('M-320 132L-282 -116L282 -116L320 132C200 106 90 116 0 156C-90 116 -200 106 -320 132z', tone.solid),
    shape(pages, '#ffffff', tone.line, 3),
    line('M0 -112V134', tone.line, 2.4),
    line(lines, tone.soft, 7),
    line(house, tone.accent, 4),
  )
}

/** A course on the screen: player, timeline, chapter list. */
const screen = (tone: Tone, random: Random): string => {
  const done = random.int(120, 380)
  const chapters = Array.from({ length: 5 }, (_, i) => box(588, 112 + i * 46, random.int(60, 96), 14)).join(
    '',
  )
  return (
    shape('M96 70H704a12 12 0 0 1 12 12V390H84V82a12 12 0 0 1 12 -12z', tone.deep, tone.line, 3) +
    area(box(104, 90, 452, 250), tone.light) +
    area(box(572, 90, 128, 280), tone.paper) +
    area(chapters, tone.solid) +
    line(ruling(104, 90, 452, 250, 32), tone.soft, 1) +
    shape(ring(330, 215, 54), tone.solid, tone.line, 3) +
    area('M314 184L364 215L314 246z', tone.paper) +
    line(segment(104, 358, 556, 358), tone.soft, 8) +
    line(segment(104, 358, 104 + done, 358), tone.accent, 8) +
    area('M40 392H760L732 424H68z', tone.line)
  )
}

/** Drafting tools: set square, ruler, compasses over an arc. */
const tools = (tone: Tone, random: Random): string => {
  const turn = random.int(-14, 14)
  const square = `<path d="M0 0V260H300zM44 96V216H182z" fill="${tone.solid}" fill-rule="evenodd" stroke="${tone.line}" stroke-width="2.4"/>`
  const marks = Array.from({ length: 40 }, (_, i) => `M${12 + i * 11} 0v${i % 5 ? 11 : 20}`).join('')
  const ruler = shape(box(0, 0, 464, 46), tone.light, tone.line, 2.4) + line(marks, tone.line, 1.6)
  const legs = shape(
    'M-5 20L-70 250l-8 24l22 -20L6 26zM-4 22L66 240l2 22l14 -18L8 18z',
    tone.deep,
    tone.line,
    2,
  )
  const compasses =
    line('M-150 274A260 260 0 0 0 170 250', tone.accent, 3) +
    legs +
    shape(`${ring(0, 10, 24)}${box(-7, -56, 14, 44)}`, tone.accent, tone.line, 2)
  return (
    group(`translate(150 110) rotate(${turn} 150 130)`, square) +
    group(`translate(170 ${random.int(380, 410)}) rotate(${n(turn * 0.4)})`, ruler) +
    group('translate(570 90)', compasses)
  )
}

export const training = (tone: Tone, random: Random): string =>
  random.pick([book, screen, tools])(tone, random)
