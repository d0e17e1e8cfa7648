import { describe, expect, it } from 'vitest'
import type { Send } from '../../../shared/http/send.ts'
import { runScenarios } from '../../run/run.ts'
import { criteriaOf } from '../../validate/list/criteria.ts'
import { testOf } from '../../validate/list/fits.ts'
import { filteringScenarios } from './filtering.ts'
import type { Row } from './list.ts'

/** Leaves out of a query what a backend does not look at. */
type Overlooks = (query: URLSearchParams) => string[]

/** A backend with these rows in each list. */
const backend =
  (rows: Row[], overlooks: Overlooks): Send =>
  async ({ operation, request }) => {
    if (operation?.id === 'getCurrentUser') return Response.json({ permissions: [{ name: 'desk.courses' }] })
    const query = new URL(request.url).searchParams
    for (const name of overlooks(query)) query.delete(name)
    const criteria = operation?.list ? criteriaOf(operation.list, query) : []
    const domainId = query.get('domainId')
    const found = rows
      .filter((row) => criteria.every((one) => testOf(one)(row[one.property] ?? null)))
      .filter((row) => domainId === null || row.domainId === domainId)
    const size = Number(query.get('size') ?? 20)
    const from = Number(query.get('page') ?? 0) * size
    return Response.json(found.slice(from, from + size), {
      headers: { 'X-Total-Count': String(found.length) },
    })
  }

async function filtersToldOf(operation: string, rows: Row[], overlooks: Overlooks): Promise<string[]> {
  const { mismatches } = await runScenarios({
    scenarios: filteringScenarios.filter(({ operations: [id] }) => id === operation),
    baseUrl: 'http://backend.example/ht',
    credentials: { staff: { login: 'staff', token: 'head.body.signature-of-staff' } },
    send: backend(rows, overlooks),
    parallel: 1,
  })
  return mismatches.filter(({ kind }) => kind === 'filter').map(({ path }) => path)
}

const instant = (minute: number) => `2026-11-01T01:${10 + minute}:00.000Z`

describe('a parameter of a list’s own', () => {
  const items = ['hengxin', 'hengxin', 'mingce', 'mingce'].map((domainId, place) => ({
    ...{ id: place + 1, kind: 'CONSTRUCT', title: `审核记录${place}`, domainId },
    ...{ publishDate: instant(place), eventDate: null },
  }))

  it('holds beside a criterion', async () => {
    expect(await filtersToldOf('listCompanyCases', items, () => [])).toEqual([])
    const told = await filtersToldOf('listCompanyCases', items, (query) =>
      query.has('title.contains') ? ['domainId'] : [],
    )
    expect(told).toHaveLength(1)
  })
})

describe('a list within a record', () => {
  const signUps = ['SIGNED', 'SIGNED', 'CANCELLED', 'CANCELLED'].map((status, place) => ({
    ...{ id: place + 1, memberId: place + 1, memberName: `会员${place}`, ownerType: 'UNIT', status },
    ...{ payState: 'NONE', signedDate: instant(place) },
  }))

  it('is filtered', async () => {
    expect(await filtersToldOf('listDeskSignUps', signUps, () => [])).toEqual([])
    expect(await filtersToldOf('listDeskSignUps', signUps, () => ['status.equals'])).toContain('/0/status')
  })

  it('has criteria that hold beside all others', async () => {
    const told = await filtersToldOf('listDeskSignUps', signUps, (query) =>
      query.has('payState.equals') ? ['status.equals'] : [],
    )
    expect(told).toContain('/2/status')
  })
})
