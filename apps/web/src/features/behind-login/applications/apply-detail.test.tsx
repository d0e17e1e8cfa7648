import type { MemberApply } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { signedIn } from '../../../testing/signed-in.ts'
import { ApplyDetail } from './apply-detail.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function show(changed: Partial<MemberApply>, onBehalfFeeIds: number[] = []): Promise<void> {
  fakeApi({
    ...signedIn('memberPersonal', ['applies.read', 'applies.write']),
    'GET /api/member/summary': () => Response.json({ fees: { onBehalfFeeIds } }),
  })
  const apply = {
    ...{ id: 7, applyNo: 'SQ7', applyKind: 'RENEW', applyType: 'PERSON', company: null, person: {} },
    ...{ materials: [], auditRecords: [], node: null, targetLevel: null, reason: null, recommender: null },
    ...{ createdDate: '2026-06-01T02:00:00.000Z', submitDate: '2026-06-02T02:00:00.000Z' },
    ...{ returnReason: null, feeId: null },
    ...changed,
  } as unknown as MemberApply
  await renderPage(
    <UiProvider>
      <ApplyDetail apply={apply} />
    </UiProvider>,
  )
}

it('asks who owes a fee to pay it', async () => {
  await show({ status: 'PENDING_PAYMENT', feeId: 5 })
  expect(await screen.findByRole('link', { name: '去缴费' })).toBeDefined()
})

it('asks nothing of somebody whose fee a unit is paying', async () => {
  await show({ status: 'PENDING_PAYMENT', feeId: 5 }, [5])
  await screen.findByText('审核已通过，会费由单位代缴')
  expect(screen.queryByRole('link', { name: '去缴费' })).toBeNull()
})

it('tells who was refused why', async () => {
  await show({ status: 'REJECTED', returnReason: '暂不符合条件。' })
  await screen.findByText('未通过的原因')
  expect(screen.getByText('暂不符合条件。')).toBeDefined()
})

it('lists what was stated by names that a member knows', async () => {
  const person = { name: '童小满', idNumber: '349906********5662', internalMark: 'X7', school: null }
  await show({ status: 'EFFECTIVE', person: person as never })
  await screen.findByText('349906********5662')
  expect(screen.getAllByText('身份证号')).toHaveLength(1)
  expect(screen.queryByText('X7')).toBeNull()
})
