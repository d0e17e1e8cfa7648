import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ownName, writeDraft } from '../../../../lib/forms/draft/draft-store.ts'
import { keepLogin, keepToken } from '../../../../lib/session/session.ts'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { ClosingForm } from './closing-form.tsx'
import { confirmation } from './closing-schema.ts'

const close = 'POST /api/member/close'

beforeEach(() => {
  keepToken('of su', '2')
  keepLogin('memberPersonal', '2')
  for (const owner of ['2', '3']) {
    writeDraft(ownName(owner, 'expert'), { name: 'x' })
    localStorage.setItem(`notes:@${owner}:3008`, '[]')
    localStorage.setItem(`tenderReminders:${owner}`, '[]')
    sessionStorage.setItem(`receipt:@${owner}:expert`, '{}')
  }
})

async function closeAccount() {
  const { router } = await renderPage(
    <UiProvider>
      <ClosingForm contacts={{ phone: null, email: null }} />
    </UiProvider>,
    '/personalCenter/data',
  )
  fireEvent.change(screen.getByLabelText(/登录密码/, { selector: '[type=password]' }), {
    target: { value: 'Passw0rd!' },
  })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: confirmation } })
  fireEvent.click(screen.getByRole('button', { name: '注销账号' }))
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: '注销账号' }))
  return router
}

const kept = () =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage))
    .filter((key) => /^(draft|notes|tenderReminders|receipt):/.test(key))
    .toSorted()
const of3 = ['draft:@3:expert', 'notes:@3:3008', 'receipt:@3:expert', 'tenderReminders:3']

it.each([
  ['answers', () => new Response(null, { status: 204 })],
  [
    'is heard no more, and the token is good no more',
    () => {
      throw new TypeError('fetch failed')
    },
  ],
])('leaves nothing of the account on the device when the backend %s', async (_case, answer) => {
  fakeApi({ [close]: answer, 'GET /api/member/current': () => problem(401) })
  const router = await closeAccount()
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(kept()).toEqual(of3)
})

it('keeps all of an account that is not closed', async () => {
  const before = kept()
  fakeApi({ [close]: () => problem(400, 'error.badPassword') })
  const router = await closeAccount()
  await screen.findByText('出了点问题，请稍后重试。')
  expect([router.state.location.pathname, kept()]).toEqual(['/personalCenter/data', before])
})
