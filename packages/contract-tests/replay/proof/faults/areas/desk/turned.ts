import { isRecord } from '../../../../../shared/is-record.ts'
import { jsonOf, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'

/** The same with the list at a path turned around; the whole answer without one. */
function turn(value: unknown, [name, ...further]: string[]): unknown {
  if (name === undefined) return Array.isArray(value) ? value.toReversed() : value
  if (Array.isArray(value)) return value.map((one) => turn(one, [name, ...further]))
  return isRecord(value) && name in value ? { ...value, [name]: turn(value[name], further) } : value
}

const turned = (name: string, operation: string, ...path: string[]): Fault => ({
  name,
  detectedAs: ['rule', 'order'],
  fits: ({ id }) => id === operation,
  answer: (right) => (isSuccess(right) ? withJson(right, turn(jsonOf(right), path)) : right),
})

/** Faults of a backend that has everything, the other way round. */
export const turnedFaults: Fault[] = [
  turned('recordings stand from the last name on', 'listDeskCourseVideos'),
  turned('a person applies before a unit', 'listApplyRequirements'),
  turned('what was looked for least is the first', 'getDeskAnalysis', 'missedSearches'),
  turned('the city with the fewest members is the first', 'getDeskAnalysis', 'cities'),
  turned('the last review is the first', 'getDeskAnalysis', 'applicationStages'),
  turned('columns stand from the last one on', 'listDictionaries', 'headerTwoList'),
  turned('the lessons of a chapter stand from the last one on', 'getCourse', 'chapters', 'lessons'),
  turned('benefits stand from the last one on', 'listBenefitUses'),
]
