import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import { logCriteria } from '../system-search.ts'
import { LogList } from './log-list.tsx'

beforeEach(() => localStorage.setItem('access_token', 'token'))
afterEach(() => localStorage.clear())

const entry = {
  ...{ id: 1, time: '2026-11-20T01:30:00.000Z', staffId: 1, staffName: '沈敬之', action: 'REJECT' },
  ...{ subjectKind: 'INVOICE', subjectId: 7, subjectName: '抬头 · ¥200.00', opinion: null, before: null },
  ...{ after: null, ownerId: 9, ownerType: 'UNIT', ownerName: '恒信' },
}

async function open(...names: string[]) {
  const permissions = names.map((name) => ({ name }))
  fakeApi({
    'GET /thsuaa/api/currentUser': () =>
      Response.json({ userid: '9', name: '', role: 'associationStaff', permissions }),
    'GET /api/admin/log': () => Response.json([entry], { headers: { 'X-Total-Count': '1' } }),
  })
  await renderInTab(<LogList search={{}} />)
}

const hrefOf = async (name: string) => (await screen.findByText(name)).closest('a')?.getAttribute('href')

it('leads from an entry to its record and to the unit or person that it is about', async () => {
  await open('desk.log', 'desk.members', 'desk.invoices')
  await screen.findByRole('link', { name: '恒信' })
  expect(await hrefOf('恒信')).toBe('/profile/member/UNIT/9')
  expect(await hrefOf('抬头 · ¥200.00')).toBe('/list/invoices?item=7&kind=INVOICE')
})

it('leads nowhere that one may not go', async () => {
  await open('desk.log')
  expect(await hrefOf('恒信')).toBeUndefined()
  expect(await hrefOf('抬头 · ¥200.00')).toBeUndefined()
})

it('is narrowed to the records of a unit or person', () => {
  expect(logCriteria({ owner: '恒信' })).toEqual({ 'ownerName.contains': '恒信' })
})
