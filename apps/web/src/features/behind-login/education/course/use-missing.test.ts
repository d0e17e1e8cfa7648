import type { EducationHours } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { missingOf } from './use-missing.ts'

const category = (name: '必修' | '选修', remainingHours: number) =>
  ({
    category: name,
    requiredHours: 60,
    doneHours: 60 - remainingHours,
    remainingHours,
  }) as unknown as EducationHours['categories'][number]
const missing = (compulsory: number, elective: number) =>
  missingOf({ categories: [category('必修', compulsory), category('选修', elective)] }).map(
    (one) => one.category,
  )

it('tells the kinds of hours that are missing, the one with most of them first', () => {
  expect(missing(12, 30)).toEqual(['选修', '必修'])
  expect(missing(12, 0)).toEqual(['必修'])
  expect(missing(0, 0)).toEqual([])
})
