import type { PersonBasic } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { ProfileForm } from './profile-form.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('holds an identity number to its check character with its last place', async () => {
  fakeApi({})
  const known = { id: 4, name: '童小满', idNumber: null, joinDate: null, avatar: null } as PersonBasic
  await renderPage(
    <UiProvider>
      <ProfileForm known={{ ...known, birthDate: null, memberNo: null, certValidTo: null }} />
    </UiProvider>,
  )
  const field = screen.getByRole('textbox', { name: /身份证号/ })
  fireEvent.change(field, { target: { value: '34990520010618176' } })
  fireEvent.change(field, { target: { value: '349905200106181765' } })
  expect(await screen.findByText('身份证号校验不通过，请对照证件检查。')).toBeTruthy()
})
