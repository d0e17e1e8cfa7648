import type { Tender, TenderDetail } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { yuanOf } from '../../../domain/money.ts'
import type { World } from '../../../world.ts'

type Stored<T> = Omit<T, 'budget'> & { budgetFen: number | null }

type StoredDetail = Omit<Stored<TenderDetail>, 'attachments'> & { attachments: string }

const head = `id, title, projectNo, tenderType, tenderer, agency, city, budgetFen, publishDate, deadline, status,
  createdDate, lastModifiedDate, isDeleted, orderNum`

// Both placeholders are the present instant: a call closes by itself and is not shown ahead of its date.
const tenders = `(SELECT *, CASE WHEN deadline <= ? THEN 'CLOSED' ELSE 'OPEN' END AS status FROM tender
  WHERE publishDate <= ? AND isDeleted = 0)`

function present({ clock }: World): [string, string] {
  const now = clock.now().toISOString()
  return [now, now]
}

const inYuan = <T>({ budgetFen, ...rest }: Stored<T>) => ({
  ...rest,
  budget: budgetFen === null ? null : yuanOf(budgetFen),
})

export const tenderHandlers = {
  listTenders(call) {
    const { rows, total } = selectPage<Stored<Tender>>(call, {
      select: head,
      from: tenders,
      parameters: present(call.world),
      columns: { budget: 'budgetFen / 100.0' },
    })
    return page(rows.map(inYuan), total)
  },
  getTender({ world, params }) {
    const tender = world.db.get<StoredDetail>(
      `SELECT ${head}, content, attachments, contactName, contactPhone FROM ${tenders} WHERE id = ?`,
      [...present(world), params.id],
    )
    if (!tender) throw notFound()
    return ok(inYuan<TenderDetail>({ ...tender, attachments: JSON.parse(tender.attachments) }))
  },
} satisfies Partial<Handlers>
