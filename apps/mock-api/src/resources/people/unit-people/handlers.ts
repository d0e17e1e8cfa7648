import { type Handlers, noContent, page } from '../../../contract/handler.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import { endPerson } from './end.ts'
import { type PersonRow, people, toUnitPerson } from './people-store.ts'

export const unitPersonHandlers = {
  listUnitPeople(call) {
    const { memberId } = call.caller
    const { rows, total } = selectPage<PersonRow>(call, {
      select: '*',
      from: people,
      where: '(companyId = ? OR id = ?)',
      parameters: [memberId, memberId],
    })
    const today = prcDate(call.world.clock.now())
    return page(
      rows.map((row) => toUnitPerson(row, today)),
      total,
    )
  },
  endUnitPerson({ world, caller, params }) {
    endPerson(world, caller, params.id)
    return noContent()
  },
} satisfies Partial<Handlers>
