import type { HourCertificate } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../../testing/fake-api.ts'
import { renderPage } from '../../../../../testing/render-page.tsx'
import { YearTable } from './year-table.tsx'

afterEach(() => void vi.unstubAllGlobals())

const year = (year: number, compulsoryHours: number) => ({ year, compulsoryHours, electiveHours: 0 })

const certificate = (of: number, holderName: string) =>
  ({
    ...year(of, 12),
    id: of,
    certNo: `JXJY${of}000101`,
    holderName,
    memberNo: 'JC-P-2019-0001',
    verifyCode: `code-of-${of}`,
  }) as HourCertificate

const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }))

async function open() {
  fakeApi({
    'GET /api/edu-certificates': () =>
      Response.json([certificate(2024, '林知远'), certificate(2022, '林远')], {
        headers: { 'X-Total-Count': '2' },
      }),
    'GET /api/member/current': () => Response.json({ name: '林远', memberNo: 'JC-P-2019-0001' }),
  })
  await renderPage(
    <UiProvider>
      <YearTable years={[year(2024, 12), year(2023, 0)]} earlierYears={[year(2022, 12)]} />
    </UiProvider>,
  )
  await screen.findByRole('link', { name: 'JXJY2024000101' })
}

it('goes on to show the years before the period, with their certificates', async () => {
  await open()
  expect(rowOf(/^2022/).getByRole('link', { name: 'JXJY2022000101' })).toBeTruthy()
})

it('offers a certificate anew that names its holder otherwise, and no other', async () => {
  await open()
  expect(await rowOf(/^2024/).findByRole('button', { name: /重新开具/ })).toBeTruthy()
  expect(rowOf(/^2022/).queryByRole('button', { name: /重新开具/ })).toBeNull()
})
