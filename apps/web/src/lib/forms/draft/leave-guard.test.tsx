import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { LeaveGuard } from './leave-guard.tsx'

const { fetched } = vi.hoisted(() => ({ fetched: vi.fn() }))
vi.mock('./leave-dialog.tsx', () => {
  fetched()
  return { default: () => null }
})

it('has its question at hand as soon as there is something to lose, not before', async () => {
  await renderPage(<LeaveGuard isUnsent={false} />)
  expect(fetched).not.toHaveBeenCalled()
  await renderPage(<LeaveGuard isUnsent />)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
})
