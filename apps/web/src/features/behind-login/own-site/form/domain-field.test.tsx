import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import type { SiteForm } from './contact-fields.tsx'
import { DomainField } from './domain-field.tsx'

function Typed() {
  const form = useForm({ defaultValues: { domainId: 'hengzhun' } }) as unknown as SiteForm
  return <DomainField form={form} site={null} path="/subsite/" />
}

async function checkedAs(isTaken: 0 | 1) {
  fakeApi({ 'GET /api/member-webs/domain': () => Response.json({ isTaken }) })
  await renderPage(
    <UiProvider>
      <Typed />
    </UiProvider>,
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says that an address is free', async () => {
  await checkedAs(0)
  expect(await screen.findByText(/这个网址可以使用。/)).toBeDefined()
})

it('says that another member has it, whose site may be hidden', async () => {
  await checkedAs(1)
  expect(await screen.findByText('这个网址已被其他微网站使用，请换一个。')).toBeDefined()
})
