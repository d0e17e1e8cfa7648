import { noContent, ok } from '../../contract/handler.ts'
import { cancelActivity } from '../../resources/services/activities/cancel.ts'
import { openActivities } from '../../resources/services/activities/queries.ts'
import type { ControlHandlers } from '../types.ts'

/** The controls of activities, in the association's place. */
export const activityControls = {
  listOpenActivities: ({ world }) =>
    ok(
      openActivities(world).map(({ id, title, startTime, signedCount, quota, fee, status }) => ({
        id,
        title,
        startTime,
        signedCount,
        quota,
        fee,
        status,
      })),
    ),
  cancelActivity({ world, params }) {
    cancelActivity(world, params.id)
    return noContent()
  },
} satisfies Partial<ControlHandlers>
