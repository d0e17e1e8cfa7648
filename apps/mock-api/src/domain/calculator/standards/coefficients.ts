import type { CalculatorCoefficient } from '@portal/api-contract'

type Option = readonly [code: string, name: string, factor: number | null]

function choice(
  code: CalculatorCoefficient['code'],
  name: string,
  byDefault: string,
  options: readonly Option[],
): CalculatorCoefficient {
  const named = options.map(([code, name, factor]) => ({ code, name, factor }))
  return { kind: 'CHOICE', code, name, options: named, default: byDefault }
}

/** The same in 发改价格〔2007〕670号 and 计价格〔2002〕10号. */
export const complexity = choice('complexity', '工程复杂程度调整系数', 'MODERATE', [
  ['SIMPLE', '一般（Ⅰ级）', 0.85],
  ['MODERATE', '较复杂（Ⅱ级）', 1],
  ['COMPLEX', '复杂（Ⅲ级）', 1.15],
])

/** Height of the site above the sea. */
export const elevation = choice('elevation', '高程调整系数', 'UP_TO_2000', [
  ['UP_TO_2000', '海拔2000米以下（含）', 1],
  ['UP_TO_3000', '海拔2000～3000米（含）', 1.1],
  ['UP_TO_3500', '海拔3000～3500米（含）', 1.2],
  ['UP_TO_4000', '海拔3500～4000米（含）', 1.3],
  ['ABOVE_4000', '海拔4000米以上', null],
])

/** Annex 3 of 发改价格〔2007〕670号. */
export const supervisionProfession = choice('profession', '专业调整系数', 'BUILDING_MUNICIPAL', [
  ['ORE_MINING', '黑色、有色、黄金、化学、非金属及其他矿采选工程', 0.9],
  ['COAL', '选煤及其他煤炭工程', 1],
  ['SHAFT_URANIUM', '矿井工程、铀矿采选工程', 1.1],
  ['SMELTING', '冶炼工程', 0.9],
  ['SHIPYARD', '船舶水工工程', 1],
  ['PROCESSING', '各类加工工程', 1],
  ['NUCLEAR_PROCESSING', '核加工工程', 1.2],
  ['PETROLEUM', '石油工程', 0.9],
  ['CHEMICAL', '化工、石化、化纤、医药工程', 1],
  ['NUCLEAR_CHEMICAL', '核化工工程', 1.2],
  ['WIND_OTHER_WATER', '风力发电、其他水利工程', 0.9],
  ['THERMAL_POWER_GRID', '火电工程、送变电工程', 1],
  ['NUCLEAR_HYDRO', '核能、水电、水库工程', 1.2],
  ['AIRFIELD', '机场场道、助航灯光工程', 0.9],
  ['RAIL_ROAD', '铁路、公路、城市道路、轻轨及机场空管工程', 1],
  ['PORT_METRO_BRIDGE', '水运、地铁、桥梁、隧道、索道工程', 1.1],
  ['LANDSCAPE', '园林绿化工程', 0.8],
  ['BUILDING_MUNICIPAL', '建筑、人防、市政公用工程', 1],
  ['POST_TELECOM', '邮政、电信、广播电视工程', 1],
  ['AGRICULTURE_FORESTRY', '农业、林业工程', 0.9],
])

/** Annex 2 of 计价格〔2002〕10号. */
export const designProfession = choice('profession', '专业调整系数', 'BUILDING_MUNICIPAL', [
  ['ORE_MINING', '黑色、黄金、化学、非金属及其他矿采选工程', 1.1],
  ['COAL_MINING_URANIUM', '采煤工程，有色、铀矿采选工程', 1.2],
  ['COAL', '选煤及其他煤炭工程', 1.3],
  ['COLD_PROCESSING', '各类冷加工工程', 1],
  ['SHIPYARD', '船舶水工工程', 1.1],
  ['SMELTING', '各类冶炼、热加工、压力加工工程', 1.2],
  ['NUCLEAR_PROCESSING', '核加工工程', 1.3],
  ['CHEMICAL', '石油、化工、石化、化纤、医药工程', 1.2],
  ['NUCLEAR_CHEMICAL', '核化工工程', 1.6],
  ['WIND_OTHER_WATER', '风力发电、其他水利工程', 0.8],
  ['THERMAL_POWER', '火电工程', 1],
  ['HYDRO_GRID', '核电常规岛、水电、水库、送变电工程', 1.2],
  ['NUCLEAR', '核能工程', 1.6],
  ['AIRFIELD', '机场场道工程', 0.8],
  ['ROAD', '公路、城市道路工程', 0.9],
  ['AIR_CONTROL_LIGHT_RAIL', '机场空管和助航灯光、轻轨工程', 1],
  ['PORT_METRO_BRIDGE', '水运、地铁、桥梁、隧道工程', 1.1],
  ['CABLEWAY', '索道工程', 1.3],
  ['POST', '邮政工艺工程', 0.8],
  ['BUILDING_MUNICIPAL', '建筑、市政、电信工程', 1],
  ['CIVIL_DEFENCE_LANDSCAPE', '人防、园林绿化、广电工艺工程', 1.1],
  ['AGRICULTURE', '农业工程', 0.9],
  ['FORESTRY', '林业工程', 0.8],
])

/** Table 5 of 计价格〔1999〕1283号. */
export const industry = choice('industry', '行业调整系数', 'OTHER', [
  ['PETROCHEMICAL_STEEL', '石化、化工、钢铁', 1.3],
  ['PETROLEUM_WATER', '石油、天然气、水利、水电、交通（水运）、化纤', 1.2],
  ['OTHER', '有色、黄金、纺织、轻工、邮电、广播电视、医药、煤炭、火电（含核电）、机械及其他', 1],
  ['FORESTRY_COMMERCE_BUILDING', '林业、商业、粮食、建筑', 0.8],
  ['MATERIALS_ROAD_MUNICIPAL', '建材、交通（公路）、铁道、市政公用工程', 0.7],
])
