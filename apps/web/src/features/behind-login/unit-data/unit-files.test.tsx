import type { UnitBasic } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { UnitFiles } from './unit-files.tsx'
import { toUnitBody, type UnitValues, valuesOf } from './unit-values.ts'

const known = {
  legalPerson: '孟铭川',
  logoUrl: 'files/logo.svg',
  licenseUrl: 'files/licence.pdf',
} as UnitBasic
let body: unknown

function Form() {
  const form = useForm<UnitValues, unknown, unknown>({ defaultValues: valuesOf(known) })
  body = toUnitBody(form.watch(), known)
  return <UnitFiles form={form} known={known} />
}

afterEach(cleanup)

it('a file that is there is removed by the saving, and stays where it is kept after all', async () => {
  await renderPage(
    <UiProvider>
      <Form />
    </UiProvider>,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('移除营业执照')
  expect(screen.queryByRole('link', { name: '查看现在的营业执照' })).toBeNull()
  expect(body).toMatchObject({ logoUrl: 'files/logo.svg', licenseUrl: null })
  press('移除标志')
  press('保留现在的营业执照')
  expect(body).toMatchObject({ logoUrl: null, licenseUrl: 'files/licence.pdf' })
})
