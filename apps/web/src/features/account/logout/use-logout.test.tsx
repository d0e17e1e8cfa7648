import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownName, writeDraft } from '../../../lib/forms/draft/draft-store.ts'
import { keepLogin, keepToken } from '../../../lib/session/session.ts'
import { problem } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { useLogout } from './use-logout.ts'

function Logout() {
  const logout = useLogout()
  return (
    <button type="button" onClick={() => void logout()}>
      logout
    </button>
  )
}

let calls: { request: Request; keepalive: boolean | undefined }[] = []

/** Logs out of a session, answered by the backend with this. */
async function logOut(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    calls.push({ request: new Request(input, init), keepalive: init?.keepalive })
    return answer()
  })
  const { router } = await renderPage(<Logout />, '/personMemberIndex')
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/person/login'))
  await waitFor(() => expect(calls).toHaveLength(1))
  return router
}

beforeEach(() => {
  calls = []
  keepToken('of su')
  keepLogin('memberPersonal', '2')
  for (const owner of [null, '2', '3']) {
    writeDraft(ownName(owner, 'expert'), { name: 'x' })
    sessionStorage.setItem(`receipt:${ownName(owner, 'expert')}`, '{}')
  }
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['has done it', () => Promise.resolve(new Response(null, { status: 204 }))],
  ['does not answer', () => new Promise<Response>(() => {})],
  ['is out of reach', () => Promise.reject(new TypeError('fetch failed'))],
  [
    'has ended the session before',
    () => Promise.resolve(problem(401, 'error.http.401', { result: { isLogin: true } })),
  ],
])('ends the session with its token, drafts and receipts when the backend %s', async (_case, answer) => {
  const router = await logOut(answer)
  const [call] = calls
  expect(call?.request.method).toBe('POST')
  expect(call?.request.url).toMatch(/\/ht\/api\/member\/logout$/)
  expect([call?.request.headers.get('Authorization'), call?.keepalive]).toEqual(['Bearer of su', true])
  expect(Object.keys(localStorage).toSorted()).toEqual(['draft:@3:expert', 'draft:expert'])
  const receipts = Object.keys(sessionStorage).filter((key) => key.startsWith('receipt:'))
  expect(receipts.toSorted()).toEqual(['receipt:@3:expert', 'receipt:expert'])
  // A refusal leads nowhere else.
  await vi.waitFor(() => expect(router.state.status).toBe('idle'))
  expect(router.state.location.search).toEqual({})
})
