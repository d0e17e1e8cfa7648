import type { OperationId } from '@portal/api-contract/document'
import { firstSharedDifference } from '../../../derived/records/volatile.ts'
import type { Context } from '../../../run/context.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { type Row, rowsOf } from '../analysis/time-line.ts'
import { deskClient, requirePermission } from '../desk-client.ts'

const isOut = ({ publishDate }: Row, now: Date): boolean => Date.parse(String(publishDate)) <= now.getTime()

/** Whether it appears in these seconds: the time that a backend says has none of the parts of a second. */
const isJustNow = ({ publishDate }: Row, now: Date): boolean =>
  Math.abs(Date.parse(String(publishDate)) - now.getTime()) < 2000

/** What the desk has on the website, and where visitors read it. */
const shown: { desk: OperationId; open: OperationId; criterion: [string, string] }[] = [
  { desk: 'listDeskNews', open: 'listNews', criterion: ['status.equals', 'PUBLISHED'] },
  { desk: 'listDeskFeeNews', open: 'listFeeNews', criterion: ['status.equals', 'PUBLISHED'] },
  { desk: 'listDeskJournals', open: 'listJournals', criterion: ['status.equals', 'PUBLISHED'] },
  { desk: 'listDeskCourses', open: 'listCourses', criterion: ['state.in', 'ON_SALE,SALE_ENDED'] },
  { desk: 'listDeskActivities', open: 'listActivities', criterion: ['state.notEquals', 'DRAFT'] },
]

/** What is read of a list at once; of a longer one only a part would be compared. */
const longest = 2000

/** A row of the desk by the names that visitors know. */
const asVisitors = ({ state, ...row }: Row): Row => ({
  ...row,
  ...(row.signUpStart !== undefined && { status: state }),
})

async function checkShown(
  context: Context,
  { desk, open, criterion }: (typeof shown)[number],
): Promise<void> {
  const [theirs, all] = [
    await rowsOf(context, open, 'anonymous'),
    await rowsOf(context, desk, 'staff', criterion),
  ]
  if (!theirs || !all) return
  const rule = 'visitors see what the desk has on the website, and nothing else'
  if (Math.max(theirs.size, all.size) >= longest)
    return context.untried(`${rule}: ${open}`, 'there is more of it than one page has')
  const now = context.now()
  for (const [id, row] of all) {
    if (!isJustNow(row, now)) continue
    theirs.delete(id)
    all.delete(id)
  }
  const own = [...all.values()].filter((row) => row.publishDate === undefined || isOut(row, now))
  const lost = own.filter(({ id }) => !theirs.has(Number(id))).map(({ id }) => id)
  const more = theirs.size - own.length
  context.expect(lost.length === 0 && more === 0, `${rule}: ${open}`, lost.join() || `${more} more`, open)
  const others = own.flatMap((row) => {
    const pointer = firstSharedDifference(asVisitors(row), theirs.get(Number(row.id)) ?? {})
    return pointer ? [`${row.id}${pointer}`] : []
  })
  const same = 'visitors see it as the desk does'
  context.expect(others.length === 0, `${same}: ${open}`, others.join(), desk)
}

export const asShown: Scenario[] = [
  {
    name: 'The desk: what is on the website is there for visitors, as the desk has it',
    operations: shown.flatMap(({ desk, open }) => [desk, open]),
    writes: false,
    async run(context) {
      await deskClient(context)
      await requirePermission(context, 'desk.news', 'desk.courses')
      for (const one of shown) await checkShown(context, one)
    },
  },
]
