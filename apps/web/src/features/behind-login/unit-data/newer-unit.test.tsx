import type { UnitBasic } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { NewerUnit } from './newer-unit.tsx'
import type { UnitForm } from './unit-input.tsx'
import { valuesOf } from './unit-values.ts'

afterEach(cleanup)

it('names the legal representative where he differs', async () => {
  const known = { companyName: '云洲铭测', legalPerson: '孟铭川' } as UnitBasic
  const form = { getValues: () => valuesOf(known) } as UnitForm
  await renderPage(
    <UiProvider>
      <NewerUnit
        form={form}
        newer={{ ...known, legalPerson: '卢小芸' }}
        onTake={() => {}}
        onKeep={() => {}}
      />
    </UiProvider>,
  )
  expect(screen.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
    '法定代表人别处保存的：卢小芸这里填写的：孟铭川',
  ])
})
