import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { serverNow } from '../../../../lib/api/server-clock.ts'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import { ApplicationPage } from './application-page.tsx'

const at = '2026-11-10T02:00:00.000Z'
const application = {
  ...{ id: 7, applyNo: 'SQ7', applyType: 'PERSON', applyKind: 'JOIN', ownerId: 4, ownerName: '童小满' },
  ...{ status: 'SUBMITTED', node: '初审', submitDate: at, approveDate: null, dueDate: null, version: 1 },
  ...{ claimedById: null, claim: null as object | null, createdDate: at, lastModifiedDate: at },
  application: { person: { name: '童小满' }, materials: [], auditRecords: [], reason: null },
  applicant: { id: 4, name: '童小满', phone: '13800010004', memberNo: null, owedCount: 0 },
  ...{ previous: null, checks: [], decisions: ['APPROVE', 'RETURN'], undoUntil: null, log: [] },
}

async function open() {
  let stored: object = application
  const calls = fakeApi({
    'GET /thsuaa/api/currentUser': () =>
      Response.json({ userid: 'staff-2', role: 'associationStaff', permissions: [] }),
    'GET /api/admin/applications/7': () => Response.json(stored),
    'POST /api/admin/applications/7/claim': () => {
      stored = { ...stored, claimedById: 2, claim: { staffId: 2, staffName: '沈敬之', expiresAt: at } }
      return Response.json({})
    },
    'POST /api/admin/applications/7/decision': ({ body }) => {
      const { version } = body as { version: number }
      if (version !== (stored as typeof application).version) return problem(409, 'error.decidedBefore')
      stored = { ...stored, node: '复审', version: version + 1 }
      return Response.json(stored)
    },
  })
  const setClaim = vi.fn()
  const { queryClient } = await renderInTab(<ApplicationPage id={7} />, { setClaim })
  await screen.findByRole('button', { name: '通过' })
  return {
    setClaim,
    decided: () => calls.filter(({ name }) => name.endsWith('/decision')).map(({ body }) => body),
    refetch: async (next: object) => {
      stored = { ...application, ...next }
      await act(() => queryClient.invalidateQueries())
    },
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const opinion = () => screen.getByLabelText<HTMLTextAreaElement>('审核意见')

it('has what somebody else has made of an application read before the next decision, and keeps what is typed', async () => {
  const { decided, refetch } = await open()
  press('标注姓名需补正')
  const reason = screen.getByPlaceholderText<HTMLInputElement>('需要怎样补正')
  fireEvent.input(reason, { target: { value: '与证件不一致' } })
  fireEvent.input(opinion(), { target: { value: '请补正' } })
  await refetch({ node: '复审', version: 2 })
  expect((await screen.findByRole('alert')).textContent).toContain('这份申请已有变化')
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull()
  press('按新内容办理')
  expect(document.activeElement?.contains(opinion())).toBe(true)
  expect(reason.isConnected).toBe(true)
  expect(opinion().value).toBe('请补正')
  press('退回补正')
  await vi.waitFor(() =>
    expect(decided()).toEqual([
      {
        ...{ version: 2, result: 'RETURN', opinion: '请补正' },
        reasons: [{ field: 'person.name', text: '与证件不一致' }],
      },
    ]),
  )
})

it('has what was handed in anew after a return above that return', async () => {
  const { refetch } = await open()
  const returned = { node: '初审', result: 'RETURN', opinion: '缺少证书', auditor: '秘书处', time: at }
  const auditRecords = [returned]
  await refetch({
    submitDate: '2026-11-12T02:00:00.000Z',
    application: { ...application.application, auditRecords },
  })
  const [last, before] = [screen.getByText('提交申请'), await screen.findByText('初审 · 退回补正')]
  expect(last.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('goes on after an own decision, from an empty form', async () => {
  const { decided } = await open()
  fireEvent.input(opinion(), { target: { value: '同意' } })
  press('通过')
  await vi.waitFor(() => expect(opinion().value).toBe(''))
  expect(screen.queryByRole('alert')).toBeNull()
  press('通过')
  await vi.waitFor(() => expect(decided()).toHaveLength(2))
  expect(decided()[1]).toMatchObject({ version: 2 })
})

it('can be decided once the claim of somebody else has run out', async () => {
  const { refetch } = await open()
  const claimUntil = (expiresAt: number) => ({
    claimedById: 3,
    claim: { staffId: 3, staffName: '骆云归', expiresAt: new Date(expiresAt).toISOString() },
  })
  await refetch(claimUntil(serverNow() + 60_000))
  await screen.findByText('骆云归正在审核')
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull()
  await refetch(claimUntil(serverNow() - 60_000))
  await screen.findByRole('button', { name: '通过' })
  expect(screen.queryByText('骆云归正在审核')).toBeNull()
})

it('keeps what is claimed here, not what another window has claimed', async () => {
  const { setClaim, refetch } = await open()
  const claim = { staffId: 2, staffName: '沈敬之', expiresAt: at }
  await refetch({ claimedById: 2, claim })
  await screen.findByRole('button', { name: '放回待审核' })
  expect(setClaim).not.toHaveBeenCalledWith(7)
  await refetch({})
  await screen.findByRole('button', { name: '领取审核' })
  press('领取审核')
  await screen.findByRole('button', { name: '放回待审核' })
  expect(setClaim).toHaveBeenLastCalledWith(7)
  await refetch({})
  await vi.waitFor(() => expect(setClaim).toHaveBeenLastCalledWith(undefined))
})
