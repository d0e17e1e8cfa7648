import { line, n, type Point, segment } from '../pen.ts'

type Crane = { foot: Point; height: number; jib: number; hook?: number; counter?: number; panel?: number }

/** A run of zigzag bracing between two parallel chords. */
const lattice = (length: number, panel: number, place: (along: number, side: 0 | 1) => Point): string => {
  const count = Math.max(2, Math.round(length / panel))
  const zigzag = Array.from({ length: count + 1 }, (_, i) => place((i * length) / count, (i % 2) as 0 | 1))
  const chord = (side: 0 | 1) => segment(...place(0, side), ...place(length, side))
  return `${chord(0)}${chord(1)}M${zigzag.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`
}

/** A tower crane in elevation; a negative `jib` points left. */
export const towerCrane = (crane: Crane, colour: string, width = 1.2): string => {
  const { foot, height, jib, hook = 60, counter = 0.32, panel = 14 } = crane
  const [x, y] = foot
  const dir = Math.sign(jib)
  const top = y - height
  const mast = lattice(height, panel, (along, side) => [x + (side ? 5 : -5), y - along])
  const arm = lattice(Math.abs(jib), panel, (along, side) => [x + dir * along, top - (side ? 9 : 0)])
  const back = lattice(Math.abs(jib) * counter, panel, (along, side) => [
    x - dir * along,
    top - (side ? 6 : 0),
  ])
  const peak: Point = [x, top - 38]
  const stays = segment(...peak, x + jib * 0.72, top - 9) + segment(...peak, x - jib * counter, top - 6)
  const head = `M${n(x - 5)} ${n(top)}L${n(peak[0])} ${n(peak[1])}L${n(x + 5)} ${n(top)}`
  const rope = `${segment(x + jib * 0.62, top, x + jib * 0.62, top + hook)}m-7 0h14v12h-14z`
  const weight = `M${n(x - jib * counter)} ${n(top)}v18h${n(dir * 20)}v-18`
  return line(mast + arm + back + stays + head + rope + weight, colour, width)
}
