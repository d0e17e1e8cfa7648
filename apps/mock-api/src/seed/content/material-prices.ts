/** How a group of materials moves: percent of the latest month, from 25 months ago (first) to 1 month ago (last). */
const paths = {
  steel: [
    112, 113.5, 112.8, 110.9, 109.2, 108.8, 110.1, 111.6, 110.7, 108.9, 106.8, 105.2, 104.1, 104.9, 106.3,
    107.4, 108.2, 107.1, 105.6, 105.9, 106.9, 106.6, 104.1, 101.9, 100,
  ],
  cement: [
    108, 107, 105.5, 104, 103.2, 102.5, 103.1, 104.4, 105.2, 104.8, 103.6, 102.1, 101, 100.4, 99.8, 99.5,
    100.2, 101.3, 102, 101.6, 100.9, 100.1, 99.6, 99.9, 100,
  ],
  concrete: [
    104, 103.6, 103, 102.4, 101.9, 101.6, 101.8, 102.4, 102.9, 102.8, 102.2, 101.5, 100.9, 100.5, 100.1, 99.9,
    100.2, 100.7, 101.1, 101, 100.7, 100.3, 99.9, 99.9, 100,
  ],
  aggregate: [
    97, 97.4, 98, 98.3, 98.9, 99.5, 100.1, 100.8, 101.4, 101.6, 101.2, 100.7, 100.3, 100, 99.8, 99.9, 100.3,
    100.9, 101.2, 101, 100.6, 100.2, 99.8, 99.9, 100,
  ],
  bitumen: [
    106, 104.8, 103.1, 101.6, 100.9, 102.2, 104.5, 106.1, 107, 105.4, 103.2, 101.8, 100.6, 99.1, 98.4, 99.3,
    101, 102.6, 103.3, 102.1, 100.8, 99.6, 98.9, 99.4, 100,
  ],
  copper: [
    91, 91.8, 92.5, 93.6, 94.1, 93.7, 94.4, 95.3, 96.1, 95.8, 96.6, 97.4, 97.1, 97.9, 98.5, 98.1, 98.8, 99.4,
    99.9, 99.5, 100.3, 101.1, 100.7, 100.2, 100,
  ],
  finishing: [
    103, 102.7, 102.5, 102.2, 102, 101.9, 101.7, 101.5, 101.4, 101.2, 101.1, 101, 100.9, 100.8, 100.7, 100.6,
    100.5, 100.4, 100.4, 100.3, 100.3, 100.2, 100.1, 100.1, 100,
  ],
} as const

type Group = keyof typeof paths

interface Material {
  name: string
  spec: string
  unit: string
  /** Latest provincial price without tax, yuan. */
  base: number
  group: Group
  /** Percent; sand, stone and ready-mixed concrete are sold under the simplified levy of 3 %. */
  vatRate: 3 | 13
  /** City editions leave out what is traded province-wide. */
  provinceOnly?: true
}

const materials: Material[] = [
  { name: '热轧带肋钢筋', spec: 'HRB400E Φ18—25', unit: 't', base: 3287.61, group: 'steel', vatRate: 13 },
  { name: '热轧带肋钢筋', spec: 'HRB400E Φ12—14', unit: 't', base: 3342.48, group: 'steel', vatRate: 13 },
  { name: '热轧光圆钢筋', spec: 'HPB300 Φ8—10', unit: 't', base: 3428.32, group: 'steel', vatRate: 13 },
  { name: '热轧H型钢', spec: 'Q355B 综合', unit: 't', base: 3512.39, group: 'steel', vatRate: 13 },
  { name: '热镀锌钢管', spec: 'DN100', unit: 't', base: 4386.73, group: 'steel', vatRate: 13 },
  {
    name: '球墨铸铁管',
    spec: 'K9级 DN300',
    unit: 'm',
    base: 268.14,
    group: 'steel',
    vatRate: 13,
    provinceOnly: true,
  },
  { name: '普通硅酸盐水泥', spec: 'P·O 42.5 散装', unit: 't', base: 362.83, group: 'cement', vatRate: 13 },
  { name: '复合硅酸盐水泥', spec: 'P·C 42.5 袋装', unit: 't', base: 348.67, group: 'cement', vatRate: 13 },
  { name: '干混砌筑砂浆', spec: 'DM M10 散装', unit: 't', base: 267.26, group: 'cement', vatRate: 13 },
  { name: '商品混凝土', spec: 'C20 泵送', unit: 'm³', base: 411.65, group: 'concrete', vatRate: 3 },
  { name: '商品混凝土', spec: 'C30 泵送', unit: 'm³', base: 452.43, group: 'concrete', vatRate: 3 },
  { name: '商品混凝土', spec: 'C40 泵送', unit: 'm³', base: 498.06, group: 'concrete', vatRate: 3 },
  { name: '机制砂', spec: '中砂', unit: 'm³', base: 103.88, group: 'aggregate', vatRate: 3 },
  { name: '天然砂', spec: '中砂', unit: 'm³', base: 167.96, group: 'aggregate', vatRate: 3 },
  { name: '碎石', spec: '5—25mm', unit: 'm³', base: 98.06, group: 'aggregate', vatRate: 3 },
  { name: '道路石油沥青', spec: 'A级 70号', unit: 't', base: 3522.12, group: 'bitumen', vatRate: 13 },
  {
    name: '改性沥青',
    spec: 'SBS I-D',
    unit: 't',
    base: 4312.39,
    group: 'bitumen',
    vatRate: 13,
    provinceOnly: true,
  },
  {
    name: '改性沥青防水卷材',
    spec: 'SBS Ⅱ型 4mm',
    unit: '㎡',
    base: 27.43,
    group: 'bitumen',
    vatRate: 13,
    provinceOnly: true,
  },
  {
    name: '铜芯电力电缆',
    spec: 'YJV-0.6/1kV 4×95+1×50',
    unit: 'm',
    base: 265.84,
    group: 'copper',
    vatRate: 13,
    provinceOnly: true,
  },
  { name: '铜芯电线', spec: 'BV-4', unit: '100m', base: 286.37, group: 'copper', vatRate: 13 },
  {
    name: '蒸压加气混凝土砌块',
    spec: 'B06 A5.0',
    unit: 'm³',
    base: 268.14,
    group: 'finishing',
    vatRate: 13,
  },
  {
    name: '钢化中空玻璃',
    spec: '6+12A+6',
    unit: '㎡',
    base: 118.58,
    group: 'finishing',
    vatRate: 13,
    provinceOnly: true,
  },
  {
    name: '挤塑聚苯板',
    spec: 'B1级 综合',
    unit: 'm³',
    base: 386.73,
    group: 'finishing',
    vatRate: 13,
    provinceOnly: true,
  },
  { name: 'PP-R给水管', spec: 'S4 De25', unit: 'm', base: 6.85, group: 'finishing', vatRate: 13 },
]

/**
 * Freight and competition against the provincial mean: local materials differ more than those traded everywhere.
 * `phase` lets each city's prices stray at other times than its neighbours'.
 */
const cities: Record<string, { traded: number; local: number; phase: number }> = {
  临江市: { traded: 0.996, local: 1.018, phase: 0.9 },
  云洲市: { traded: 1.002, local: 0.987, phase: 1.7 },
  松陵市: { traded: 1.006, local: 0.994, phase: 2.6 },
  白沙市: { traded: 0.994, local: 1.006, phase: 3.3 },
  青屿市: { traded: 1.009, local: 1.046, phase: 4.1 },
  望山市: { traded: 1.017, local: 0.952, phase: 4.8 },
  澄阳市: { traded: 1.004, local: 0.991, phase: 5.5 },
  丹河市: { traded: 1.014, local: 0.968, phase: 0.4 },
  平湖州: { traded: 1.052, local: 1.127, phase: 6.1 },
}

/** The cities that have prices of their own. */
export const pricedCities: readonly string[] = Object.keys(cities)

const localGroups: readonly Group[] = ['concrete', 'aggregate']

/** One line of a price table; prices in yuan, `change` in percent against the month before. */
export interface PriceRow {
  name: string
  spec: string
  unit: string
  priceWithVat: number
  priceWithoutVat: number
  vatRate: 3 | 13
  change: number
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

function regionFactor(region: string, group: Group): number {
  const city = cities[region]
  if (!city) return 1
  return localGroups.includes(group) ? city.local : city.traded
}

function priceWithoutVat(material: Material, region: string, monthsAgo: number): number {
  const index = paths[material.group][25 - monthsAgo] ?? 100
  // Specifications of one group do not move in step; the first, which the market is quoted by, sets the path.
  const position = materials.indexOf(material)
  const phase = cities[region]?.phase ?? 0
  const drift = position === 0 ? 0 : 0.0028 * Math.sin(monthsAgo * 1.7 + position * 2.3 + phase)
  return round(material.base * (index / 100) * (1 + drift) * regionFactor(region, material.group), 2)
}

function priceRow(material: Material, region: string, monthsAgo: number): PriceRow {
  const { name, spec, unit, vatRate } = material
  const current = priceWithoutVat(material, region, monthsAgo)
  const before = priceWithoutVat(material, region, monthsAgo + 1)
  const withVat = round(current * (1 + vatRate / 100), 2)
  const change = round((current / before - 1) * 100, 1)
  return { name, spec, unit, priceWithVat: withVat, priceWithoutVat: current, vatRate, change }
}

/**
 * The material prices of one month.
 *
 * @param region 全省 or one of the nine cities
 * @param monthsAgo 1 (latest) to 24
 */
export function materialPrices(region: string, monthsAgo: number): PriceRow[] {
  return materials
    .filter(({ provinceOnly }) => region === '全省' || !provinceOnly)
    .map((material) => priceRow(material, region, monthsAgo))
}
