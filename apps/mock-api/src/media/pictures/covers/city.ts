import type { Random } from '../../../domain/random.ts'
import { area, box, group, line, n, ring, shape } from '../pen.ts'
import type { Tone } from './tone.ts'

/** A town plan: blocks cut by streets, one diagonal avenue, a river, and the mark of the place meant. */
export const city = (tone: Tone, random: Random): string => {
  const turn = random.int(-24, 24)
  const col = random.int(74, 100)
  const row = random.int(60, 78)
  const blocks = Array.from({ length: 140 }, (_, i) => {
    const x = -220 + (i % 14) * col
    const y = -160 + Math.floor(i / 14) * row
    return random.chance(0.12) ? '' : box(x, y, col - 14, row - 14)
  })
  const marked = Array.from({ length: random.int(4, 7) }, () =>
    box(-220 + random.int(3, 9) * col, -160 + random.int(3, 7) * row, col - 14, row - 14),
  ).join('')
  const green = Array.from({ length: 3 }, () =>
    box(-220 + random.int(2, 11) * col, -160 + random.int(2, 8) * row, col * 2 - 14, row - 14),
  ).join('')
  const bend = random.int(80, 420)
  const river = `M${random.int(-40, 200)} -20C${bend} 120 ${800 - bend} 240 ${random.int(300, 500)} 330S${random.int(600, 760)} 420 840 ${random.int(380, 520)}`
  const x = random.int(300, 520)
  const y = random.int(190, 280)
  const pin = `M${x} ${y}C${x - 70} ${y - 86} ${x - 52} ${y - 152} ${x} ${y - 152}S${x + 70} ${y - 86} ${x} ${y}z`
  const reach = line([60, 110].map((r) => ring(x, y, r)).join(''), tone.accent, 2)
  return (
    group(
      `rotate(${turn} 400 250)`,
      area(blocks.join(''), tone.light, 0.55),
      area(green, tone.soft),
      area(marked, tone.solid),
      line(`M-200 ${n(random.between(80, 180))}L1000 ${n(random.between(320, 420))}`, tone.paper, 16),
    ) +
    line(river, tone.paper, 70) +
    line(river, tone.light, 52) +
    reach +
    shape(pin, tone.accent, tone.paper, 4) +
    area(ring(x, y - 98, 22), tone.paper)
  )
}
