import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import { refused } from '../../run/rules.ts'

/** What is not on offer yet is there neither for who would take it nor for who would order it for others. */
export async function refuseDraft(context: Context, id: number): Promise<void> {
  const { person, unit } = context.credentials
  const what = 'the draft of a course'
  if (person) {
    const taking = (await context.as('person')).POST('/api/edu-courses/{id}/enroll', at(id))
    await refused(context, 404, `${what}, taken`, taking)
  }
  if (!unit) return
  const asking = (await context.as('unit')).GET('/api/unit-courses/{id}/people', at(id))
  await refused(context, 404, `${what}, for people of a unit`, asking)
}
