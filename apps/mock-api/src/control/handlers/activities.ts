import { noContent } from '../../contract/handler.ts'
import { cancelActivity } from '../../resources/services/activities/cancel.ts'
import type { ControlHandlers } from '../types.ts'

/** The controls of activities, in the association's place. */
export const activityControls = {
  cancelActivity({ world, params }) {
    cancelActivity(world, params.id)
    return noContent()
  },
} satisfies Partial<ControlHandlers>
