import type { DeskSignUp } from '@portal/api-contract'
import { created, type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { present } from '../../services/activities/queries.ts'
import {
  type ActivityRow,
  activityColumns,
  activityOf,
  deskActivities,
  deskSignUps,
  signUpColumns,
} from './activity-store.ts'
import {
  callActivityOff,
  createActivity,
  deleteActivity,
  publishActivity,
  updateActivity,
  withdrawActivity,
} from './write-activities.ts'

export const deskActivityHandlers = {
  listDeskActivities(call) {
    settleDue(call.world)
    const { rows, total } = selectPage<ActivityRow>(call, {
      ...{ select: activityColumns, ...listOf(deskActivities, 'activity') },
      ...{ parameters: present(call.world), rowsParameters: present(call.world) },
    })
    return page(rows, total)
  },
  getDeskActivity({ world, params }) {
    settleDue(world)
    return ok(activityOf(world, params.id))
  },
  createDeskActivity({ world, caller, body }) {
    const activity = createActivity(world, caller, body)
    return created(activity, { location: `api/admin/activities/${activity.id}` })
  },
  updateDeskActivity: ({ world, caller, body }) => ok(updateActivity(world, caller, body)),
  publishDeskActivity: ({ world, caller, params, body }) =>
    ok(publishActivity(world, caller, params.id, body.version)),
  withdrawDeskActivity: ({ world, caller, params, body }) =>
    ok(withdrawActivity(world, caller, params.id, body.version)),
  cancelDeskActivity: ({ world, caller, params, body }) =>
    ok(callActivityOff(world, caller, params.id, body.version)),
  deleteDeskActivity({ world, caller, params, query }) {
    deleteActivity(world, caller, params.id, query.version)
    return noContent()
  },
  listDeskSignUps(call) {
    settleDue(call.world)
    const { id } = activityOf(call.world, call.params.id)
    const { rows, total } = selectPage<DeskSignUp>(call, {
      ...{ select: signUpColumns, ...deskSignUps, where: 'activityId = ?', parameters: [id] },
    })
    return page(rows, total)
  },
} satisfies Partial<Handlers>
