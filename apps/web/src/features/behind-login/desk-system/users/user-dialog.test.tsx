import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import UserDialog from './user-dialog.tsx'

it('offers another try where the roles could not be loaded', async () => {
  let answer = () => problem(500)
  fakeApi({ 'GET /api/admin/roles': () => answer() })
  await renderPage(
    <UiProvider>
      <UserDialog user={undefined} onClose={() => {}} />
    </UiProvider>,
  )
  expect(await screen.findByText('角色没有加载成功')).toBeTruthy()
  const role = { id: 4, name: '编辑', description: null, permissions: [] }
  answer = () => Response.json([role], { headers: { 'X-Total-Count': '1' } })
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('checkbox', { name: '编辑' })).toBeTruthy()
})
