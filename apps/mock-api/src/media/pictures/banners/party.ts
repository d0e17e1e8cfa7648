import type { Random } from '../../../domain/random.ts'
import { brass, cinnabar, mix } from '../palette.ts'
import { area, box, faded, line, n, ring } from '../pen.ts'
import { onStage } from './stage.ts'

const CENTRE = 1360
const GROUND = 396

/** Rays from behind the hall, alternately light and left out. */
const rays = (count: number): string => {
  const spread = Array.from({ length: count }, (_, i) => {
    const angle = Math.PI * (1 + (i + 0.2) / count)
    const next = Math.PI * (1 + (i + 0.62) / count)
    const tip = (a: number) => `${n(CENTRE + 1750 * Math.cos(a))} ${n(GROUND + 1750 * Math.sin(a))}`
    return `M${CENTRE} ${GROUND}L${tip(angle)}L${tip(next)}z`
  })
  return area(spread.join(''), brass[100], 0.09)
}

const column = (x: number): string => {
  const shaft = `M${n(x - 10)} 228h20l2 142h-24z`
  const flutes = [-5, 0, 5].map((dx) => `M${n(x + dx)} 232L${n(x + dx * 1.2)} 366`).join('')
  const ends = `${box(x - 15, 218, 30, 5)}${box(x - 12, 223, 24, 5)}${box(x - 15, 370, 30, 8)}`
  return area(shaft, brass[50]) + line(flutes, brass[400], 1) + area(ends, brass[100])
}

/** A colonnaded hall in elevation: steps, columns, entablature with dentils, stepped roof. */
const hall = (): string => {
  const half = 300
  const columns = Array.from({ length: 12 }, (_, i) =>
    column(CENTRE - half + 26 + i * ((2 * half - 52) / 11)),
  ).join('')
  const steps = [0, 1, 2, 3]
    .map((i) => box(CENTRE - half - 16 - i * 20, GROUND - 18 + i * 10, 2 * (half + 16 + i * 20), 9))
    .join('')
  const dentils = Array.from({ length: 50 }, (_, i) => box(CENTRE - half + 2 + i * 12, 206, 6, 7)).join('')
  const roof = `${box(CENTRE - half - 14, 186, 2 * half + 28, 6)}${box(CENTRE - half - 4, 192, 2 * half + 8, 26)}${box(CENTRE - half + 20, 166, 2 * half - 40, 20)}${box(CENTRE - 150, 138, 300, 28)}${box(CENTRE - 160, 132, 320, 6)}`
  const doors = Array.from({ length: 11 }, (_, i) => box(CENTRE - half + 42 + i * 49.8, 268, 20, 110)).join(
    '',
  )
  const inside =
    area(box(CENTRE - half, 218, 2 * half, 160), cinnabar[900], 0.8) + area(doors, brass[300], 0.35)
  const wings = area(
    box(CENTRE - half - 250, 250, 250, 128) + box(CENTRE + half, 250, 250, 128),
    mix(cinnabar[700], brass[300], 0.4),
  )
  const panes = Array.from({ length: 24 }, (_, i) =>
    box((i < 12 ? CENTRE - half - 240 : CENTRE + half + 14) + (i % 12) * 19.6, 268, 10, 92),
  ).join('')
  const attic = Array.from({ length: 13 }, (_, i) => box(CENTRE - 136 + i * 21, 146, 10, 13)).join('')
  const cornices = `M${CENTRE - half - 4} 193h${2 * half + 8}M${CENTRE - half + 20} 167h${2 * half - 40}M${CENTRE - 150} 138.5h300M${CENTRE - half + 6} 200h${2 * half - 12}`
  return (
    wings +
    area(panes, cinnabar[700]) +
    inside +
    area(roof, brass[100]) +
    area(attic, brass[400]) +
    line(cornices, brass[500], 1.2) +
    area(dentils, brass[500]) +
    area(steps, brass[300]) +
    columns
  )
}

/** One sweep of ribbon between an upper and a lower curve, with its fold lines. */
const ribbon = (rise: number, width: number, fill: string, edge: string): string => {
  const curve = (dy: number) =>
    `560 ${n(420 + rise + dy)} 800 ${n(560 + rise + dy)} 1180 ${n(452 + rise + dy)}S1640 ${n(360 + rise + dy)} 1980 ${n(470 + rise + dy)}`
  const back = `L1980 ${n(470 + rise + width)}C1640 ${n(380 + rise + width)} 1560 ${n(400 + rise + width)} 1180 ${n(490 + rise + width)}S760 ${n(590 + rise + width * 0.4)} -60 ${n(486 + rise)}z`
  const folds = [0.25, 0.55, 0.8].map((share) => `M-60 ${n(486 + rise)}C${curve(width * share)}`).join('')
  return area(`M-60 ${n(486 + rise)}C${curve(0)}${back}`, fill) + line(folds, edge, 1, 0.5)
}

/** A band of lattice, as in the balustrades before a hall. */
const balustrade = (): string => {
  const posts = Array.from(
    { length: 50 },
    (_, i) => `${box(440 + i * 30, 408, 5, 26)}${ring(442.5 + i * 30, 404, 4)}`,
  ).join('')
  return area(posts, brass[300]) + line('M420 416H1920M420 426H1920', brass[300], 2)
}

const doves = (random: Random): string => {
  const birds = Array.from({ length: 8 }, (_, i) => {
    const x = 900 + i * 122 + random.between(0, 70)
    const y = random.between(40, 120)
    const s = random.between(5, 11)
    return `M${n(x - s * 1.6)} ${n(y - s * 0.5)}q${n(s)} ${n(-s * 0.6)} ${n(s * 1.6)} ${n(s * 0.6)}q${n(s * 0.6)} ${n(-s * 1.2)} ${n(s * 1.6)} ${n(-s * 0.6)}`
  })
  return line(birds.join(''), brass[50], 2, 0.9)
}

/** Party building: the hall in brass on cinnabar, rays behind it and ribbons drawn in front. */
export const party = (random: Random): string => {
  const halo = line([150, 220, 290, 360].map((r) => ring(CENTRE, GROUND, r)).join(''), brass[300], 1, 0.3)
  const ribbons =
    ribbon(-14, 34, cinnabar[900], brass[500]) +
    ribbon(14, 52, cinnabar[500], brass[300]) +
    ribbon(44, 60, cinnabar[600], brass[400])
  return onStage(
    {
      from: cinnabar[700],
      to: cinnabar[500],
      light: mix(cinnabar[500], brass[300], 0.45),
      lightAt: [0.71, 0.6],
    },
    rays(22) + halo + doves(random) + hall() + faded(0.9, balustrade()) + ribbons,
  )
}
