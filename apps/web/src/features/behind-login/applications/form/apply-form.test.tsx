import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { ApplyForm } from './apply-form.tsx'

const requirement = {
  applyType: 'PERSON' as const,
  applyKind: 'JOIN' as const,
  fields: [
    { field: 'person.name', need: 'ALWAYS' as const },
    { field: 'person.email', need: 'NEVER' as const },
    { field: 'materials', need: 'ALWAYS' as const },
    { field: 'statement', need: 'ALWAYS' as const },
  ],
  materials: [{ type: '身份证' as const, isRequired: true, ifChanged: [] }],
  feesSettled: false,
}

const show = (step: number) =>
  renderPage(
    <UiProvider>
      <ApplyForm requirement={requirement} known={undefined} apply={undefined} step={step} />
    </UiProvider>,
  )

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('holds a step whose fields are not right, and leads to the first of them', async () => {
  const calls = fakeApi({})
  await show(0)
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  expect(await screen.findByText('请填写此项。')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/姓名/)))
  expect(calls).toEqual([])
})

it('tells which material lacks', async () => {
  fakeApi({})
  await show(2)
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  expect(await screen.findByText('请上传这份材料。')).toBeTruthy()
})
