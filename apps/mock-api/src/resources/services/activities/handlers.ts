import type { Activity, ActivitySignUp } from '@portal/api-contract'
import { created, type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
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
    const { rows, total } = selectPage<Stored<Activity>>(call, {
      select: head,
      from: activities,
      parameters: present(call.world),
    })
    return page(rows.map(inYuan), total)
  },
  getActivity({ world, query }) {
    const activity = findActivityText(world, query.id)
    if (!activity) throw notFound()
    return ok(inYuan(activity))
  },
  listMySignUps(call) {
    const { rows, total } = selectPage<ActivitySignUp>(call, {
      select: signUpColumns,
      from: signUps,
      where: 'memberId = ?',
      parameters: [...present(call.world), call.caller.memberId],
    })
    return page(rows, total)
  },
  signUpForActivity({ world, params, caller }) {
    const body = signUp(world, params.id, caller.memberId)
    return created(body, { Location: `api/public/member-activity?id=${params.id}` })
  },
  cancelSignUp({ world, params, caller }) {
    withdraw(world, params.id, caller.memberId)
    return noContent()
  },
} satisfies Partial<Handlers>
