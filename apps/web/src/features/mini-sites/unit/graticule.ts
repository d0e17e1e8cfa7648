/** The map's own space in SVG units. */
export const mapSize = { w: 720, h: 420 }

/** Units a kilometre takes: 30 km from foot to top. */
export const kilometre = mapSize.h / 30

const kilometresADegree = 111.32
const stepDegrees = 0.05

/** A meridian or parallel: where it crosses the map, and its degrees. */
interface GridLine {
  at: number
  label: string
}

/** Every 0.05° that comes to lie on a length of the map whose middle is at `centre`. */
function lines(centre: number, length: number, degree: number, sign: 1 | -1): GridLine[] {
  const reach = length / 2 / degree
  const first = Math.ceil((centre - reach) / stepDegrees)
  const last = Math.floor((centre + reach) / stepDegrees)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = (first + index) * stepDegrees
    return { at: length / 2 + sign * (value - centre) * degree, label: `${value.toFixed(2)}°` }
  })
}

/**
 * Meridians and parallels around a place, which lies in the middle of the map; north is up.
 *
 * @param lng degrees east
 * @param lat degrees north
 */
export function graticule(lng: number, lat: number): { meridians: GridLine[]; parallels: GridLine[] } {
  const degree = kilometre * kilometresADegree
  return {
    meridians: lines(lng, mapSize.w, degree * Math.cos((lat * Math.PI) / 180), 1),
    parallels: lines(lat, mapSize.h, degree, -1),
  }
}
