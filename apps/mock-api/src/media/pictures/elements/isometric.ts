import { group, n, type Point } from '../pen.ts'

const COS30 = 0.866
const COS = '.866'

/** Where a point of the isometric world (z up) lies on the sheet whose origin is `origin`. */
export const project = ([ox, oy]: Point, x: number, y: number, z = 0): Point => [
  ox + (x - y) * COS30,
  oy + (x + y) / 2 - z,
]

/** The three visible faces; what is drawn in them uses their own flat coordinates. */
const plane = {
  top: `${COS} .5 -${COS} .5`,
  left: `${COS} .5 0 1`,
  right: `${COS} -.5 0 1`,
}

const onPlane = (name: keyof typeof plane, [x, y]: Point, ...body: string[]) =>
  group(`matrix(${plane[name]} ${n(x)} ${n(y)})`, ...body)

export type BlockLook = {
  top: string
  left: string
  right: string
  /** Id of a window pattern laid over both walls. */
  windows?: string
}

export type Block = { x: number; y: number; z?: number; w: number; d: number; h: number }

/** Window patterns are laid on a wall in the wall's own coordinates, so that bays start at its corner. */
const glazing = (name: 'left' | 'right', corner: Point, w: number, h: number, pattern: string) => {
  const matrix = `${plane[name]} ${corner.map(Math.round).join(' ')}`
  return `<path d="M0 0h${Math.round(w)}v${Math.round(h)}H0z" fill="url(#${pattern})" transform="matrix(${matrix})"/>`
}

/** A parallelogram from one corner along two edges, written relatively: a third of the length. */
const quad = (fill: string, corner: Point, along: Point, down: Point) => {
  const [a, d] = [along.map(Math.round), down.map(Math.round)]
  const back = a.map((value) => -value)
  return `<path fill="${fill}" d="M${corner.map(Math.round).join(' ')}l${[...a, ...d, ...back].join(' ')}z"/>`
}

/** A box standing in the isometric world. Whole pixels keep the many walls of a city short. */
export const isoBlock = (origin: Point, { x, y, z = 0, w, d, h }: Block, look: BlockLook): string => {
  const p = (a: number, b: number, c: number) => project(origin, x + a, y + b, z + c)
  const run: Point = [w * COS30, w / 2]
  const rise: Point = [d * COS30, -d / 2]
  const faces =
    quad(look.top, p(0, d, h), run, rise) +
    quad(look.left, p(0, d, h), run, [0, h]) +
    quad(look.right, p(w, d, h), rise, [0, h])
  if (!look.windows) return faces
  return (
    faces + glazing('left', p(0, d, h), w, h, look.windows) + glazing('right', p(w, d, h), d, h, look.windows)
  )
}

/** Flat drawing laid on the ground (or at height `z`) of the isometric world, in ground coordinates. */
export const isoSheet = (origin: Point, x: number, y: number, z: number, ...body: string[]): string =>
  onPlane('top', project(origin, x, y, z), ...body)

/** The twelve edges' visible nine, for a block that is only planned. */
export const isoWire = (origin: Point, { x, y, z = 0, w, d, h }: Block): string => {
  const p = (a: number, b: number, c: number) =>
    project(origin, x + a, y + b, z + c)
      .map(n)
      .join(' ')
  const roof = `M${p(0, 0, h)}L${p(w, 0, h)}L${p(w, d, h)}L${p(0, d, h)}z`
  const feet = `M${p(0, d, h)}L${p(0, d, 0)}L${p(w, d, 0)}L${p(w, 0, 0)}L${p(w, 0, h)}`
  return `${roof}${feet}M${p(w, d, 0)}L${p(w, d, h)}`
}

/** A pattern of windows, one bay by one floor; referred to by `BlockLook.windows`. */
export const windowPattern = (id: string, bay: number, floor: number, colour: string, share = 0.55): string =>
  `<pattern id="${id}" width="${n(bay)}" height="${n(floor)}" patternUnits="userSpaceOnUse">` +
  `<rect x="${n((bay * (1 - share)) / 2)}" y="${n(floor * 0.25)}" width="${n(bay * share)}" height="${n(floor * 0.5)}" fill="${colour}"/></pattern>`
