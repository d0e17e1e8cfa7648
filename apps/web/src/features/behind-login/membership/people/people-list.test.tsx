import type { PermissionName, UnitPerson } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { signedIn } from '../../../../testing/signed-in.ts'
import { PeopleList } from './people-list.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const person = (id: number, name: string, owed: number[]) =>
  ({
    ...{ id, name, idNumber: null, certType: null, certNo: null, certValidTo: null, memberLevel: null },
    ...{ validTo: null, unpaidCount: owed.length, unpaidAmount: 200 * owed.length },
    payableFees: owed.map((feeYear) => ({ feeYear, amount: 200 })),
    createdDate: '2026-01-08T01:00:00.000Z',
  }) as UnitPerson

const people = [person(3, '苗青', [2025, 2026]), person(4, '田广策', []), person(5, '王安国', [2026])]

async function open(may: PermissionName[]) {
  fakeApi({
    ...signedIn('memberCompany', may),
    'GET /api/unit-people': () => Response.json(people, { headers: { 'X-Total-Count': '3' } }),
  })
  await renderPage(
    <UiProvider>
      <PeopleList search={{}} />
    </UiProvider>,
  )
  await screen.findAllByText('苗青')
}

const payer: PermissionName[] = ['people.manage', 'batches.read', 'batches.write']
const ways = () =>
  screen
    .queryAllByRole('link', { name: /^为所选人员代缴/ })
    .map((link) => [link.textContent, link.getAttribute('href')])

it('pays for several people at once', async () => {
  await open(payer)
  fireEvent.click(await screen.findByRole('checkbox', { name: /^苗青/ }))
  await waitFor(() => expect(ways()).toEqual([['为所选人员代缴（1）', '/unitPayment?step=new&person=3']]))
  fireEvent.click(screen.getByRole('checkbox', { name: /^王安国/ }))
  await waitFor(() =>
    expect(decodeURIComponent(String(ways()))).toBe('为所选人员代缴（2）,/unitPayment?step=new&person=3,5'),
  )
  expect(screen.getByText('已选 2 人').textContent).toContain('¥600.00')
})

it('chooses of a page those for whom something can be paid', async () => {
  await open(payer)
  expect(screen.queryByRole('checkbox', { name: /^田广策/ })).toBeNull()
  fireEvent.click(await screen.findByRole('checkbox', { name: '全选本页可代缴的人员' }))
  await waitFor(() => expect(ways().map(([words]) => words)).toEqual(['为所选人员代缴（2）']))
})

it('offers no choice to whom no batch is permitted', async () => {
  await open(['people.manage'])
  expect(screen.queryByRole('checkbox')).toBeNull()
})
