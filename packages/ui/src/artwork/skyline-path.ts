const GROUND = 112

/** Houses as [x, width, height, floors]; a floor count of 0 leaves the wall blank. */
const houses = [
  [24, 54, 30, 3],
  [84, 38, 52, 5],
  [128, 28, 40, 4],
  [228, 26, 66, 7],
  [258, 28, 44, 4],
  [520, 40, 48, 5],
  [566, 30, 74, 8],
  [602, 52, 56, 5],
  [672, 36, 92, 10],
  [714, 46, 64, 6],
  [830, 44, 50, 4],
  [880, 34, 84, 9],
  [1192, 40, 58, 6],
  [1246, 30, 66, 7],
  [1280, 50, 46, 4],
  [1404, 36, 70, 7],
  [1446, 30, 42, 4],
  [1700, 46, 52, 5],
  [1752, 34, 78, 8],
  [1792, 54, 36, 3],
  [1856, 40, 60, 6],
] as const

const house = ([x, w, h, floors]: (typeof houses)[number]): string => {
  const step = h / floors
  const lines = Array.from(
    { length: floors - 1 },
    (_, i) => `M${x + 6} ${(GROUND - (i + 1) * step).toFixed(1)}h${w - 12}`,
  )
  return `M${x} ${GROUND}v${-h}h${w}v${h}${lines.join('')}`
}

/** A pagoda of `tiers` eaves, each narrower than the one below. */
const pagoda = (x: number, tiers: number): string => {
  const eaves = Array.from({ length: tiers }, (_, i) => {
    const half = 24 - i * 3
    const y = GROUND - 8 - i * 13
    return `M${x - half - 7} ${y - 3}q6 4 9 4h${2 * half - 4}q3 0 9-4M${x - half + 3} ${y + 1}v9M${x + half - 3} ${y + 1}v9`
  })
  return `${eaves.join('')}M${x} ${GROUND - 8 - tiers * 13 + 12}v-20M${x - 26} ${GROUND}h52`
}

/** A tower crane; the jib's sign is its direction. */
const crane = (x: number, height: number, jib: number): string => {
  const top = GROUND - height
  const rungs = Array.from(
    { length: Math.floor(height / 8) },
    (_, i) => `M${x - 3} ${GROUND - i * 8}l6 -8`,
  ).join('')
  return `M${x - 3} ${GROUND}v${-height}M${x + 3} ${GROUND}v${-height}${rungs}M${x - jib * 0.35} ${top}H${x + jib}M${x} ${top - 14}L${x + jib * 0.8} ${top}M${x} ${top - 14}L${x - jib * 0.3} ${top}M${x} ${top}v-14M${x + jib * 0.62} ${top}v26m-5 0h10v8h-10z`
}

/** A cable-stayed bridge from `x` over `span`, its pylon in the middle. */
const bridge = (x: number, span: number): string => {
  const middle = x + span / 2
  const stays = Array.from({ length: 8 }, (_, i) => {
    const reach = (span / 2) * (1 - i / 8.5)
    const high = 28 + i * 6
    return `M${middle} ${high}L${(middle - reach).toFixed(1)} 92M${middle} ${high}L${(middle + reach).toFixed(1)} 92`
  })
  return `M${x - 14} 92h${span + 28}M${x - 14} 97h${span + 28}M${middle - 3} 18h6l6 94M${middle - 3} 18l-6 94${stays.join('')}`
}

const river = (x: number, w: number): string =>
  Array.from(
    { length: Math.floor(w / 46) },
    (_, i) => `M${x + i * 46} ${104 + (i % 3) * 4}h${18 + (i % 4) * 6}`,
  ).join('')

/** The province's outline from end to end: town, bridge, pagoda hill, works. Drawn in a 1920 × 120 box. */
export const skylinePath =
  `M0 ${GROUND}H306M500 ${GROUND}H938M1176 ${GROUND}H1500M1660 ${GROUND}H1920` +
  houses.map(house).join('') +
  pagoda(192, 4) +
  pagoda(794, 6) +
  pagoda(1364, 5) +
  crane(663, 96, -64) +
  crane(1239, 92, 62) +
  crane(1851, 96, -74) +
  bridge(306, 200) +
  bridge(938, 240) +
  bridge(1500, 160) +
  river(312, 180) +
  river(950, 220) +
  river(1508, 150)
