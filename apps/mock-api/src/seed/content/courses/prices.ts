import { yuanText } from '../money.ts'
import { courses } from './index.ts'

const paid = courses.map(({ yuan }) => yuan).filter((yuan) => yuan > 0)

/** What the courses cost, as texts write it. */
export const coursePrices: string = `${courses.length - paid.length}门免费，其余每门${yuanText(Math.min(...paid))}至${yuanText(Math.max(...paid))}`
