import type { PersonBasic } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { NewerProfile } from './newer-profile.tsx'
import type { ProfileForm } from './profile-field.tsx'
import { valuesOf } from './profile-values.ts'

const known = { name: '苏婉清', avatar: 'files/old.png', idNumber: null, position: '科员' } as PersonBasic

afterEach(cleanup)

async function differences(newer: Partial<PersonBasic>) {
  const form = { getValues: () => valuesOf(known) } as ProfileForm
  await renderPage(
    <UiProvider>
      <NewerProfile form={form} newer={{ ...known, ...newer }} onTake={() => {}} onKeep={() => {}} />
    </UiProvider>,
  )
  return screen.queryAllByRole('term').map((term) => term.parentElement?.textContent)
}

it.each([
  [{ position: '主任' }, '职务别处保存的：主任这里填写的：科员'],
  [{ avatar: 'files/new.png' }, '照片别处保存的：另一张照片这里填写的：下面显示的照片'],
  [{ avatar: null }, '照片别处保存的：（空）这里填写的：下面显示的照片'],
  [{ idNumber: '349902********4529' }, '身份证号别处保存的：349902********4529这里填写的：（空）'],
])('names what differs: %j', async (newer, told) => {
  expect(await differences(newer)).toEqual([told])
})
