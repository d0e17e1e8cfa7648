import { formatNumber } from '@portal/i18n'

/** A map's own space in SVG units, and the degrees from one of its lines to the next. */
export interface Sheet {
  w: number
  h: number
  step: number
}

export const wideSheet: Sheet = { w: 720, h: 420, step: 0.05 }

/** For a phone: what is written on a wide sheet could not be read there. */
export const narrowSheet: Sheet = { w: 360, h: 360, step: 0.1 }

/** Units a kilometre takes. */
export const kilometre = 14

const kilometresADegree = 111.32

/** A meridian or parallel: where it crosses the map, and its degrees. */
interface GridLine {
  at: number
  label: string
}

const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Every step that comes to lie on a length of the map whose middle is at `centre`; `degree` is signed by the direction. */
function lines(centre: number, length: number, degree: number, step: number): GridLine[] {
  const reach = length / 2 / Math.abs(degree)
  const first = Math.ceil((centre - reach) / step)
  const last = Math.floor((centre + reach) / step)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = (first + index) * step
    return { at: length / 2 + (value - centre) * degree, label: `${formatNumber(value, hundredths)}°` }
  })
}

/**
 * Meridians and parallels around a place, which lies in the middle of the map; north is up.
 *
 * @param lng degrees east
 * @param lat degrees north
 */
export function graticule(
  lng: number,
  lat: number,
  { w, h, step }: Sheet,
): { meridians: GridLine[]; parallels: GridLine[] } {
  const degree = kilometre * kilometresADegree
  return {
    meridians: lines(lng, w, degree * Math.cos((lat * Math.PI) / 180), step),
    parallels: lines(lat, h, -degree, step),
  }
}
