import type { OwnData } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

const ownData = async (bed: TestBed, persona: string): Promise<OwnData> =>
  (await bed.get('/api/member/data', persona)).json()

it('is one file to take along', async () => {
  const answer = await (await createTestBed()).get('/api/member/data', 'su')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
})

it.each(['lin', 'hengxin'])('says of %s what the single operations say, every row of it', async (persona) => {
  const bed = await createTestBed()
  const data = await ownData(bed, persona)
  const read = async (path: string) => (await bed.get(path, persona)).json()
  expect(data.profile).toEqual(await read('/api/member-basic/detail'))
  expect(data.contacts).toEqual(await read('/api/info-member/phone'))
  expect(data.orders.length).toBeGreaterThan(5)
  expect(data.orders).toEqual(await read('/api/member-orders?size=2000'))
  expect(data.fees).toEqual(await read('/api/member-fees/user?size=2000'))
  expect(data.applications).toEqual(await read('/api/member-applies/user?size=2000'))
  expect(data.invoices).toEqual(await read('/api/member-invoices?size=2000'))
  expect(data.invoiceTitles).toEqual(await read('/api/member-invoice-titles?size=2000'))
  expect(data.site).toEqual(await read('/api/member-web/info'))
  expect(data.siteItems.length).toBeGreaterThan(0)
  expect(data.siteItems).toEqual(await read('/api/member-news?size=2000'))
  expect(data.people.length).toBeGreaterThan(0)
  expect(data.people).toEqual(await read('/api/unit-people?size=2000'))
  expect(data.invitations.length).toBeGreaterThan(0)
  expect(data.invitations).toEqual(await read('/api/unit-invitations?size=2000'))
  expect(data.messages).toEqual(await read('/api/member-messages?size=2000'))
  expect(data.favourites.length).toBeGreaterThan(0)
  expect(data.favourites).toEqual(await read('/api/member-favourites?size=2000'))
  if (persona === 'lin') expect(data.hours?.credits.length).toBeGreaterThan(0)
  else expect(data.hours).toBeNull()
})

it('marks the login that asks, and has none of another member', async () => {
  const bed = await createTestBed()
  bed.tokenOf('lin')
  expect((await ownData(bed, 'su')).logins).toMatchObject([{ isCurrent: true }])
})

it('has each list whole, also where it is longer than the longest page', async () => {
  const bed = await createTestBed()
  bed.world.db.run(
    `INSERT INTO memberMessage (memberId, kind, title, content, createdDate, lastModifiedDate)
     WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < 2001)
     SELECT ?, 'SYSTEM', '通知', '通知', '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z' FROM nth`,
    [memberIdOf('su')],
  )
  const listed = await bed.get('/api/member-messages?size=2000', 'su')
  const { messages } = await ownData(bed, 'su')
  expect(new Set(messages.map(({ id }) => id)).size).toBe(Number(listed.headers['x-total-count']))
  expect(messages.slice(0, 2000)).toEqual(listed.json())
})
