import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../../testing/fake-api.ts'
import { renderPage } from '../../../../../testing/render-page.tsx'
import { InviteButton } from './invite-button.tsx'

afterEach(() => vi.unstubAllGlobals())

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })

async function open() {
  fireEvent.click(screen.getByRole('button', { name: '邀请人员' }))
  await screen.findByRole('dialog')
}

async function close() {
  fireEvent.click(screen.getByRole('button', { name: '完成' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it('begins without what was said to those who have been invited, and with what is still to be sent', async () => {
  fakeApi({ 'POST /api/unit-invitations': () => Response.json({ id: 1 }, { status: 201 }) })
  await renderPage(
    <UiProvider>
      <InviteButton />
    </UiProvider>,
  )
  await open()
  type(/^附言/, '欢迎加入')
  await close()
  await open()
  expect(field(/^附言/).value).toBe('欢迎加入')
  type(/^手机号码/, '13712340009')
  fireEvent.click(screen.getByRole('button', { name: '发出邀请' }))
  await screen.findByText(/已发出 1 份邀请/)
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '完成' }).disabled).toBe(false),
  )
  await close()
  await open()
  expect(field(/^手机号码/).value).toBe('')
  expect(field(/^附言/).value).toBe('')
})
