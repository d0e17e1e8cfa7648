import type { Random } from '../../../domain/random.ts'
import { dimensionColumn, dimensionRow, levelMark } from '../elements/dimension.ts'
import { area, box, dashed, line, n, ring, segment, shape } from '../pen.ts'
import type { Tone } from './tone.ts'

type Room = { x: number; y: number; w: number; h: number }

/** Splits a floor into rooms across its longer side until they are room-sized. */
const split = (random: Random, room: Room): Room[] => {
  const { x, y, w, h } = room
  const share = random.between(0.38, 0.62)
  if (Math.max(w, h) < 190) return [room]
  const parts: [Room, Room] =
    w > h
      ? [
          { x, y, w: w * share, h },
          { x: x + w * share, y, w: w * (1 - share), h },
        ]
      : [
          { x, y, w, h: h * share },
          { x, y: y + h * share, w, h: h * (1 - share) },
        ]
  return parts.flatMap((part) => split(random, part))
}

const door = ({ x, y, h }: Room): string =>
  `M${n(x)} ${n(y + h - 12)}h44A44 44 0 0 0 ${n(x)} ${n(y + h - 56)}z`

/** A floor plan with rooms split at random, one room filled. */
const plan = (tone: Tone, random: Random): string => {
  const floor = { x: 150, y: 100, w: random.int(440, 500), h: random.int(250, 290) }
  const rooms = split(random, floor)
  const filled = random.pick([rooms[0] ?? floor, ...rooms])
  const outline = rooms.map((r) => box(r.x, r.y, r.w, r.h)).join('')
  const doors = rooms.slice(1).map(door).join('')
  const right = floor.x + floor.w
  return (
    area(box(filled.x, filled.y, filled.w, filled.h), tone.solid) +
    line(outline, tone.line, 7) +
    line(doors, tone.line, 1.8) +
    dimensionRow([floor.x, floor.x + floor.w * 0.4, right], floor.y + floor.h + 42, { colour: tone.accent }) +
    dimensionColumn(floor.x - 44, [floor.y, floor.y + floor.h], { colour: tone.accent })
  )
}

/** A section: slabs, columns, pitched or flat roof, the cut ground. */
const section = (tone: Tone, random: Random): string => {
  const floors = random.int(3, 5)
  const step = 250 / floors
  const bays = random.int(3, 5)
  const xs = Array.from({ length: bays + 1 }, (_, i) => 200 + (i * 380) / bays)
  const ys = Array.from({ length: floors + 1 }, (_, i) => 400 - i * step)
  const slabs = ys.map((y) => box(188, y, 404, 9)).join('') + xs.map((x) => box(x - 5, 150, 10, 250)).join('')
  const roof = random.pick(['M160 150L390 66L620 150z', 'M176 150V118H604V150', 'M176 150L560 84L604 150'])
  const hatch = Array.from({ length: 32 }, (_, i) => segment(130 + i * 17, 414, 114 + i * 17, 432)).join('')
  return (
    area(box(xs[1] ?? 0, ys[floors - 1] ?? 0, 380 / bays, step), tone.solid) +
    line(`${roof}${hatch}${segment(90, 412, 690, 412)}`, tone.line, 2.4) +
    area(slabs, tone.line) +
    ys.map((y) => levelMark([626, y], tone.accent)).join('') +
    dimensionColumn(150, ys, { colour: tone.accent })
  )
}

/** A detail in a lens: axes, a footing, rebar, and the circle that calls it out. */
const detail = (tone: Tone, random: Random): string => {
  const bars = random.int(4, 7)
  const steel = Array.from({ length: bars }, (_, i) => ring(300 + (i * 200) / (bars - 1), 342, 8)).join('')
  const footing = 'M350 70H450V250L540 300V370H260V300L350 250z'
  const links = Array.from({ length: 6 }, (_, i) => `M362 ${90 + i * 28}h76`).join('')
  return (
    area(footing, tone.solid, 0.9) +
    line(`${footing}M366 70V330M434 70V330${links}M280 352H520`, tone.line, 2.4) +
    area(steel, tone.accent) +
    line(`${ring(400, 250, 205)}M545 395L650 470H740`, tone.line, 2.4) +
    dashed('M400 20V480M120 250H680', tone.line, '22 6 4 6', 1.4) +
    dimensionRow([260, 350, 450, 540], 412, { colour: tone.accent })
  )
}

/** A street front in elevation: bays, a gate, a ridge or a flat roof, levels and axes. */
const elevation = (tone: Tone, random: Random): string => {
  const bays = random.int(5, 8)
  const bay = 440 / bays
  const floors = random.int(3, 5)
  const step = 230 / floors
  const gate = random.int(1, bays - 2)
  const openings = Array.from({ length: bays * floors }, (_, i) => {
    const [col, row] = [i % bays, Math.floor(i / bays)]
    if (row === 0 && col === gate) return ''
    return box(180 + col * bay + bay * 0.25, 400 - (row + 0.8) * step, bay * 0.5, step * 0.55)
  }).join('')
  const roof = random.pick([
    'M160 170L400 92L640 170z',
    'M166 170V146H634V170z',
    'M160 170Q260 160 400 96Q540 160 640 170z',
  ])
  const levels = Array.from({ length: floors + 1 }, (_, i) => 400 - i * step)
  const xs = Array.from({ length: bays + 1 }, (_, i) => 180 + i * bay)
  return (
    shape(box(180, 170, 440, 230), tone.tint, tone.line, 2.6) +
    shape(roof, tone.solid, tone.line, 2.6) +
    shape(openings, tone.light, tone.line, 2) +
    shape(
      box(180 + gate * bay + bay * 0.16, 400 - step * 0.86, bay * 0.68, step * 0.86),
      tone.solid,
      tone.line,
      2,
    ) +
    line(segment(90, 401, 710, 401), tone.line, 3.4) +
    levels.map((y) => levelMark([650, y], tone.accent)).join('') +
    dimensionRow(xs, 440, { colour: tone.accent })
  )
}

export const drawing = (tone: Tone, random: Random): string =>
  random.pick([plan, section, detail, elevation])(tone, random)
