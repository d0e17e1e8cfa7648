import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { WaitingBell } from './waiting-bell.tsx'

async function open(workplace: unknown) {
  fakeApi({ 'GET /api/admin/workplace': () => Response.json(workplace) })
  await renderPage(
    <UiProvider>
      <WaitingBell />
    </UiProvider>,
  )
}

const waiting = (kind: unknown, count: unknown) => ({ kind, count, overdueCount: 0, oldestDate: null })

it('names a kind that the desk has no list of by its own word', async () => {
  await open({ waiting: [waiting('APPLICATION', 2), waiting('APPEAL', 1)] })
  fireEvent.click(await screen.findByRole('button', { name: '等待办理 3 项' }))
  expect((await screen.findByRole('menuitem', { name: /会员申请/ })).getAttribute('href')).toBe(
    '/list/applications',
  )
  expect(screen.getByRole('menuitem', { name: /APPEAL/ }).getAttribute('href')).toBe('/dashboard/workplace')
})

it.each([{}, { waiting: null }, { waiting: {} }, { waiting: [null, 7, waiting('JOB', '')] }])(
  'has nothing that waits in %j',
  async (workplace) => {
    await open(workplace)
    expect(await screen.findByRole('button', { name: '没有等待办理的事项' })).toBeTruthy()
  },
)
