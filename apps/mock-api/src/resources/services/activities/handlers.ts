import type { Activity, ActivitySignUp } from '@portal/api-contract'
import { created, type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import {
  activities,
  findActivityText,
  head,
  inYuan,
  present,
  type Stored,
  signUpColumns,
  signUps,
} from './queries.ts'
import { signUp, withdraw } from './sign-up.ts'

export const activityHandlers = {
  listActivities(call) {
    settleDue(call.world)
    const { rows, total } = selectPage<Stored<Activity>>(call, {
      ...{ select: head, ...listOf(activities, 'activity') },
      ...{ parameters: present(call.world), rowsParameters: present(call.world) },
    })
    return page(rows.map(inYuan), total)
  },
  getActivity({ world, query }) {
    settleDue(world)
    const activity = findActivityText(world, query.id)
    if (!activity) throw notFound()
    return ok(inYuan(activity))
  },
  listMySignUps(call) {
    settleDue(call.world)
    const { rows, total } = selectPage<Stored<ActivitySignUp>>(call, {
      select: signUpColumns,
      from: signUps,
      where: 'memberId = ?',
      parameters: [...present(call.world), call.caller.memberId],
    })
    return page(rows.map(inYuan<ActivitySignUp>), total)
  },
  signUpForActivity({ world, params, caller }) {
    const body = signUp(world, params.id, caller.memberId)
    return created(body, { location: `api/member-activities/user?id.equals=${body.id}` })
  },
  cancelSignUp({ world, params, caller }) {
    withdraw(world, params.id, caller.memberId)
    return noContent()
  },
} satisfies Partial<Handlers>
