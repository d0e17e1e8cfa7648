import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { type Tab, TabContext } from '../tab.ts'
import { useOpenSaved } from './record-form-page.tsx'

const tab: Tab = {
  ...{ id: '/form/activity', isActive: true, search: {}, params: {} },
  ...{ setTitle: vi.fn(), holdWork: () => () => {}, setClaim: vi.fn() },
}

function Form() {
  const openSaved = useOpenSaved({ form: '/form/activity', list: '/list/activities' }, undefined)
  return (
    <button type="button" onClick={() => openSaved({ id: 7 })}>
      save
    </button>
  )
}

/** The form in its tab, which is looked at from the press on. */
function Desk({ isLooked }: { isLooked: boolean }) {
  const [isActive, setActive] = useState(isLooked)
  return (
    <TabContext value={{ ...tab, isActive }}>
      <Form />
      <button type="button" onClick={() => setActive(true)}>
        look
      </button>
    </TabContext>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(cleanup)

it('a new record that was saved gets its address', async () => {
  const { router } = await renderPage(<Desk isLooked />, '/form/activity')
  press('save')
  await waitFor(() => expect(router.history.location.href).toBe('/form/activity?id=7'))
  expect(router.history.length).toBe(1)
})

it('gets it only once its tab is looked at, where another one is by then', async () => {
  const { router } = await renderPage(<Desk isLooked={false} />, '/list/orders')
  press('save')
  expect(router.history.location.href).toBe('/list/orders')
  press('look')
  await waitFor(() => expect(router.history.location.href).toBe('/form/activity?id=7'))
})
