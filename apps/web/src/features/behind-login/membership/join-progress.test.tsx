import { UiProvider } from '@portal/ui/chakra'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { JoinProgress } from './join-progress.tsx'

afterEach(() => vi.unstubAllGlobals())

const joined = { id: 7, applyKind: 'JOIN', status: 'EFFECTIVE', returnReason: '请补正' }

const show = (summary: () => Response) => {
  fakeApi({
    'GET /api/member-applies/user': () => Response.json([joined], { headers: { 'x-total-count': '1' } }),
    'GET /api/member/summary': summary,
  })
  return renderPage(
    <UiProvider>
      <JoinProgress />
    </UiProvider>,
  )
}

it('tells who has left that they have, and that they can join anew', async () => {
  await show(() => Response.json({ state: 'QUIT' }))
  expect(await screen.findByText('您已退会')).toBeTruthy()
  expect(screen.getByText(/重新申请入会/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '需要哪些材料' })).toBeTruthy()
  expect(screen.queryByText('入会申请已批准。')).toBeNull()
  expect(screen.queryByText('请补正')).toBeNull()
})

it.each([
  ['somebody else', () => Response.json({ state: 'PENDING_PAYMENT' })],
  ['whose standing is not known', () => problem(503)],
])('tells %s where the application stands', async (_who, summary) => {
  await show(summary)
  expect(await screen.findByText('入会申请已批准。')).toBeTruthy()
})
