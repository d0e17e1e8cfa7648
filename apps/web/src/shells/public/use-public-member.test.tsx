import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { usePublicMember } from './use-public-member.ts'

const Member = () => <p>{usePublicMember()?.name ?? 'nobody'}</p>

function answer(status: number, body: unknown) {
  const response = () => Response.json(body, { status })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response()),
  )
}

beforeEach(() => {
  localStorage.setItem('access_token', 'token')
  localStorage.setItem('loginFlag', '1')
  localStorage.setItem('loginInfo', JSON.stringify({ token: 'token', role: 'memberPersonal' }))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('asks for nobody while nobody is logged in', async () => {
  localStorage.clear()
  answer(200, { name: '林知远' })
  await renderPage(<Member />)
  expect(screen.getByText('nobody')).toBeTruthy()
  expect(fetch).not.toHaveBeenCalled()
})

it('names the member', async () => {
  answer(200, { name: '林知远' })
  await renderPage(<Member />)
  expect(await screen.findByText('林知远')).toBeTruthy()
})

it('forgets the login on a 401 and stays where it is', async () => {
  answer(401, { title: 'Unauthorized', status: 401, path: '/api/member/current', result: { isLogin: true } })
  const { router } = await renderPage(<Member />, '/')
  await waitFor(() => expect(localStorage.getItem('loginFlag')).toBeNull())
  expect(localStorage.getItem('loginInfo')).toBeNull()
  expect([localStorage.getItem('access_token'), router.state.location.pathname]).toEqual(['token', '/'])
})

it('keeps the login through a failure that says nothing about it', async () => {
  answer(503, {})
  await renderPage(<Member />)
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(localStorage.getItem('loginFlag')).toBe('1')
})
