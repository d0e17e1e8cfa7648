export type Point = readonly [x: number, y: number]

/** Coordinates to a tenth of a pixel: finer is invisible and only makes the file longer. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`

/** Path data through the points. */
export const through = (points: readonly Point[], isClosed = false): string =>
  `M${points.map(at).join('L')}${isClosed ? 'z' : ''}`

/** Path data of one straight line. */
export const segment = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`

/** Path data of a circle. */
export const ring = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`

/** Path data of an upright rectangle. */
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`

export const area = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${n2(opacity)}"` : ''}/>`

export const line = (d: string, stroke: string, width = 1.2, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${opacity < 1 ? ` opacity="${n2(opacity)}"` : ''}/>`

/** A filled and outlined shape. */
export const shape = (d: string, fill: string, stroke: string, width = 1.2): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${n(width)}"/>`

export const dashed = (d: string, stroke: string, pattern: string, width = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-dasharray="${pattern}"/>`

export const group = (transform: string, ...body: string[]): string =>
  `<g transform="${transform}">${body.join('')}</g>`

export const faded = (opacity: number, ...body: string[]): string =>
  `<g opacity="${n2(opacity)}">${body.join('')}</g>`

const n2 = (value: number) => String(Math.round(value * 100) / 100)

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity = 1]) => {
      const alpha = opacity < 1 ? ` stop-opacity="${n2(opacity)}"` : ''
      return `<stop offset="${n2(offset)}" stop-color="${colour}"${alpha}/>`
    })
    .join('')

/** A linear gradient; `vector` is `x1 y1 x2 y2` in shares of the painted shape. */
export const gradient = (id: string, vector: string, ...list: Stop[]): string => {
  const [x1, y1, x2, y2] = vector.split(' ')
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`
}

/** A radial gradient around a point given in shares of the painted shape. */
export const glow = (id: string, cx: number, cy: number, r: number, ...list: Stop[]): string =>
  `<radialGradient id="${id}" cx="${n2(cx)}" cy="${n2(cy)}" r="${n2(r)}">${stops(list)}</radialGradient>`

export type Size = { w: number; h: number }

/** A whole document. `view` is the drawing's own space, cropped to `size` like a background picture. */
export const svgDocument = (view: Size, size: Size, body: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.w}" height="${size.h}" viewBox="0 0 ${view.w} ${view.h}" ` +
  `preserveAspectRatio="xMidYMid slice" stroke-linejoin="round">${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`
