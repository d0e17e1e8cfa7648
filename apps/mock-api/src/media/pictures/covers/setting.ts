import type { Random } from '../../../domain/random.ts'
import { ruling } from '../elements/dimension.ts'
import { area, box, line, n, ring, segment } from '../pen.ts'
import type { Tone } from './tone.ts'

type Setting = (tone: Tone, random: Random) => string

const grid: Setting = (tone, random) => {
  const step = random.pick([20, 25, 32])
  return (
    line(ruling(0, 0, 800, 500, step), tone.soft, 0.8, 0.6) +
    line(ruling(0, 0, 800, 500, step * 5), tone.soft, 1.6, 0.8)
  )
}

const sheet: Setting = (tone) => {
  const ticks = Array.from({ length: 7 }, (_, i) => `M${100 + i * 100} 22v12M${100 + i * 100} 466v12`).join(
    '',
  )
  const block = `${box(600, 418, 166, 48)}M600 434h166M600 450h166M680 418v48`
  return (
    area(box(34, 34, 732, 432), tone.tint, 0.5) +
    line(`${box(22, 22, 756, 456)}${box(34, 34, 732, 432)}${ticks}${block}`, tone.soft, 1.6)
  )
}

const band: Setting = (tone, random) => {
  const x = random.between(180, 460)
  const w = random.between(180, 300)
  const lean = random.pick([-90, 0, 120])
  return (
    area(`M${n(x)} 0h${n(w)}l${lean} 500h${n(-w)}z`, tone.tint) +
    line(segment(x - 22, 0, x - 22 + lean, 500), tone.soft, 1.6)
  )
}

const disc: Setting = (tone, random) => {
  const x = random.between(300, 520)
  const r = random.between(170, 225)
  const rim = `${segment(x - r - 40, 245, x + r + 40, 245)}${segment(x, 245 - r - 40, x, 245 + r + 40)}`
  return area(ring(x, 245, r), tone.tint) + line(ring(x, 245, r + 16) + rim, tone.soft, 1.4)
}

const arcs: Setting = (tone, random) => {
  const x = random.pick([0, 800, 120, 680])
  const y = random.pick([0, 500])
  const rings = Array.from({ length: 9 }, (_, i) => ring(x, y, 90 + i * 62)).join('')
  return area(ring(x, y, random.between(300, 460)), tone.tint, 0.8) + line(rings, tone.soft, 1.4)
}

const horizon: Setting = (tone, random) => {
  const y = random.int(300, 380)
  const rows = Array.from({ length: 7 }, (_, i) =>
    segment(0, y + 6 + i * i * 4, 800, y + 6 + i * i * 4),
  ).join('')
  return area(box(0, y, 800, 500 - y), tone.tint) + line(rows, tone.soft, 1.2)
}

const rays: Setting = (tone, random) => {
  const x = random.between(250, 550)
  const beams = Array.from({ length: 14 }, (_, i) => {
    const a = Math.PI + (i * Math.PI) / 14
    const tip = (angle: number) => `${n(x + 900 * Math.cos(angle))} ${n(420 + 900 * Math.sin(angle))}`
    return `M${n(x)} 420L${tip(a)}L${tip(a + 0.11)}z`
  })
  return area(beams.join(''), tone.tint, 0.8)
}

/** What lies behind the motif: paper, ruling, a large quiet shape. */
export const setting: Setting = (tone, random) =>
  area(box(0, 0, 800, 500), tone.paper) +
  random.pick([grid, sheet, band, disc, arcs, horizon, rays])(tone, random)
