import { box, dashed, line, n, segment, shape } from '../pen.ts'

type Facade = { x: number; ground: number; w: number; floors: number; floor: number; bays: number }

type FacadeLook = { wall: string; line: string; window: string }

/** A building in elevation: floors as rows of windows, drawn with one dashed stroke a floor. */
export const facade = ({ x, ground, w, floors, floor, bays }: Facade, look: FacadeLook): string => {
  const height = floors * floor
  const bay = w / bays
  const rows = Array.from({ length: floors }, (_, i) => {
    const y = ground - (i + 0.5) * floor
    return segment(x + bay * 0.22, y, x + w - bay * 0.22, y)
  }).join('')
  const pattern = `${n(bay * 0.56)} ${n(bay * 0.44)}`
  return (
    shape(box(x, ground - height, w, height), look.wall, look.line) +
    dashed(rows, look.window, pattern, floor * 0.46) +
    line(`M${n(x - 4)} ${n(ground - height)}h${n(w + 8)}v-5h${n(-w - 8)}z`, look.line)
  )
}

/** Only the outline and floors of a facade: a building still on paper. */
export const facadeWire = ({ x, ground, w, floors, floor, bays }: Facade, colour: string): string => {
  const height = floors * floor
  const levels = Array.from(
    { length: floors - 1 },
    (_, i) => `M${n(x)} ${n(ground - (i + 1) * floor)}h${n(w)}`,
  )
  const axes = Array.from(
    { length: bays - 1 },
    (_, i) => `M${n(x + ((i + 1) * w) / bays)} ${n(ground)}v${n(-height)}`,
  )
  return line(box(x, ground - height, w, height) + levels.join('') + axes.join(''), colour, 1)
}
