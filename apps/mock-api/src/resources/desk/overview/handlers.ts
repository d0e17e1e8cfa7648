import { type Call, type Handlers, ok } from '../../../contract/handler.ts'
import { invalid } from '../../../contract/problem.ts'
import { comparedWith, type DayRange, thisYear } from '../../../domain/desk/range.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { figuresOf } from './figures.ts'
import { monitorOf } from './monitor.ts'
import * as series from './series.ts'
import { workplaceOf } from './workplace.ts'

/** @throws HttpProblem 400 for a time that ends before it begins */
function rangeOf({ world, query }: Call<'getDeskAnalysis'>): DayRange {
  const { from, to } = { ...thisYear(world.clock.now()), ...query }
  if (from <= to) return { from, to }
  const detail = 'must not lie before from'
  throw invalid([{ objectName: 'query', field: 'to', message: 'Range', detail }])
}

export const deskOverviewHandlers = {
  getDeskWorkplace: ({ world, caller }) => ok(workplaceOf(world, caller)),
  getDeskAnalysis(call) {
    const { db } = call.world
    settleDue(call.world)
    const range = rangeOf(call)
    const compared = comparedWith(range, call.query.compare ?? 'YEAR')
    return ok({
      ...range,
      comparedFrom: compared.from,
      comparedTo: compared.to,
      figures: figuresOf(db, range, compared),
      ...series.membersNow(db),
      joinedByMonth: series.joinedByMonth(db, range),
      feeYears: series.feeYears(db),
      collection: series.collection(db, range),
      ...series.applicationsOf(db, range),
      applicationStages: series.applicationStagesOf(db, range),
      orders: series.ordersOf(db, range),
      invoices: series.invoicesOf(db, range),
      courses: series.coursesOf(db, range),
      news: series.newsOf(db, range),
      missedSearches: series.missedSearchesOf(db, range),
    })
  },
  getDeskMonitor({ world, caller }) {
    settleDue(world)
    return ok(monitorOf(world, caller))
  },
} satisfies Partial<Handlers>
