import type { MemberApplyTop, PermissionName } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { useSearch } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { signedIn } from '../../../testing/signed-in.ts'
import { batchSearch } from './batch-search.ts'
import { batchOf, miao, ownRow, tian } from './batches.fixture.ts'
import { UnitPayment } from './unit-payment.tsx'

const people = 'GET /api/unit-people'
export const read = 'GET /api/member-applies-top/user/4001'
export const write = 'POST /api/member-applies-top'
export const replace = 'PUT /api/member-applies-top'
const wang = { ...miao, id: 5, name: '王安国', payableFees: [{ feeYear: 2026, amount: 200 }] }

/** The page as its route shows it: what is open stands in the address. */
function Routed() {
  return <UnitPayment search={batchSearch(useSearch({ strict: false }))} />
}

export const open = async (
  search: string,
  answers: Parameters<typeof fakeApi>[0] = {},
  may: PermissionName[] = ['batches.read', 'batches.write'],
) => {
  const session = signedIn('memberCompany', may)
  const calls = fakeApi({ [people]: () => Response.json([miao, tian, wang]), ...session, ...answers })
  const page = await renderPage(
    <UiProvider>
      <Routed />
    </UiProvider>,
    `/unitPayment?${search}`,
  )
  return { ...page, calls }
}

export const batch = (changed: Partial<MemberApplyTop> = {}) => ({
  [read]: () => Response.json(batchOf(changed)),
})
export const twoYears = batch({ members: [ownRow(2025), ownRow(2026)], totalAmount: 400 })
export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
export const field = (name: string) => screen.findByRole('textbox', { name })
export const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } })
