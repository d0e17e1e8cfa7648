import { cities } from '../content/cities.ts'

/** The province, as the backend names it. */
export const province = '江川省'

const byCity: Readonly<Record<string, readonly string[]>> = {
  临江市: ['江北区', '滨江区', '梅岭区', '渡口区', '南桥区', '古渡区', '高新区', '临江新区'],
  云洲市: ['云溪区', '云东区', '洲头区'],
  松陵市: ['松江区', '陵城区', '太平县'],
  白沙市: ['白沙区', '港城区', '临港区', '沙洲县'],
  青屿市: ['海湾区', '鹭尾区', '青屿区'],
  望山市: ['城关区', '望城区', '鹿山县', '岚县'],
  澄阳市: ['澄湖区', '阳城区', '高铁新区', '清河县'],
  丹河市: ['丹江区', '丹城区', '石桥县', '北山县'],
  平湖州: ['平湖县', '拉措县'],
}

/** The districts and counties of one of the province's cities; none of a place that is no such city. */
export const districtsOf = (city: string): readonly string[] => byCity[city] ?? []

/** Whether a district is one of any city's that stand in the lists. */
export const isListedDistrict = (district: string): boolean =>
  cities.some((city) => districtsOf(city).includes(district))
