import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { Authorized } from './authorized.tsx'

const page = (
  <Authorized authority="fees.pay" fallback={<p>403</p>}>
    <p>fees</p>
  </Authorized>
)

function answer(...permissions: string[]) {
  const role = 'memberPersonal'
  const user = { userid: '1', name: '林知远', role, permissions: permissions.map((name) => ({ name })) }
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(user)),
  )
}

beforeEach(() => localStorage.setItem('access_token', 'token'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('shows what the member is permitted', async () => {
  answer('fees.read', 'fees.pay')
  await renderPage(page)
  expect(await screen.findByText('fees')).toBeTruthy()
})

it('shows the fallback to a member without the permission', async () => {
  answer('fees.read')
  await renderPage(page)
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(screen.getByText('403')).toBeTruthy()
})

it('asks nothing about a visitor', async () => {
  localStorage.clear()
  answer('fees.pay')
  await renderPage(page)
  expect(screen.getByText('403')).toBeTruthy()
  expect(fetch).not.toHaveBeenCalled()
})
