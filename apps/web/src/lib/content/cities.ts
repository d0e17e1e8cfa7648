import { plainOptions } from '../list/plain-options.ts'

/** The province's nine cities, as the backend names them. */
export const cities = [
  '临江市',
  '云洲市',
  '松陵市',
  '白沙市',
  '青屿市',
  '望山市',
  '澄阳市',
  '丹河市',
  '平湖州',
]

/** The cities as options of a filter. */
export const cityOptions = plainOptions(cities)
