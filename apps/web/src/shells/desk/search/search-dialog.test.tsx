import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import SearchDialog from './search-dialog.tsx'

vi.mock('../../../lib/session/authorized.tsx', () => ({
  useAuthorized: (name: string) => name === 'desk.members',
}))

const names = ['苏婉清', '苏婉仪']

beforeEach(() => {
  fakeApi({
    'GET /api/admin/members': ({ query }) =>
      Response.json(
        names.flatMap((name, id) =>
          name.includes(query.get('name.contains') ?? '') ? [{ id, name, ownerType: 'PERSON' }] : [],
        ),
        { headers: { 'X-Total-Count': '1' } },
      ),
  })
})

async function open() {
  const { router } = await renderPage(
    <UiProvider>
      <SearchDialog isOpen onClose={vi.fn()} pages={[]} />
    </UiProvider>,
  )
  const input = await screen.findByRole('combobox')
  return {
    type: (value: string) => fireEvent.input(input, { target: { value } }),
    enter: () => fireEvent.keyDown(input, { key: 'Enter' }),
    place: () => router.state.location.pathname,
  }
}

it('opens nothing that was found for what was written before', async () => {
  const { type, enter, place } = await open()
  type('苏婉')
  await screen.findByRole('option', { name: /苏婉清/ })
  type('苏婉仪')
  expect(screen.queryByRole('option')).toBeNull()
  enter()
  expect(place()).toBe('/')
  await vi.waitFor(() => expect(place()).toBe('/profile/member/PERSON/1'))
})

it('opens nothing once something else is written after Enter', async () => {
  const { type, enter, place } = await open()
  type('苏婉清')
  enter()
  type('苏婉')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(place()).toBe('/')
})
