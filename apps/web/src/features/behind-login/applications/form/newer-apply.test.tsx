import type { ApplyRequirement, MemberApply } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import type { ApplyForm } from './apply-field.tsx'
import { startValues } from './apply-values.ts'
import { NewerApply } from './newer-apply.tsx'

afterEach(cleanup)

it('names the identity number where it differs', async () => {
  const requirement = { applyType: 'PERSON', applyKind: 'JOIN', fields: [], materials: [] }
  const apply = { person: { name: '童小满' }, lastModifiedDate: '2026-11-21T02:00:00.000Z' }
  const newer = { ...apply, person: { name: '童小满', idNumber: '349902********4529' } } as MemberApply
  const form = {
    getValues: () => startValues('JOIN', 'person', apply as MemberApply, undefined),
  } as ApplyForm
  await renderPage(
    <UiProvider>
      <NewerApply
        {...{ form, newer, known: undefined, onTake: () => {}, onKeep: () => {} }}
        requirement={requirement as unknown as ApplyRequirement}
      />
    </UiProvider>,
  )
  expect(screen.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
    '身份证号别处保存的：349902********4529这里填写的：（空）',
  ])
})
