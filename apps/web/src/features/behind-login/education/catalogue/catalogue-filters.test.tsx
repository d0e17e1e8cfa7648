import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { CatalogueFilters } from './catalogue-filters.tsx'
import { catalogueSearch } from './catalogue-search.ts'

it('shows what the address narrows by, and takes it back, also where nobody knows the choices', async () => {
  fakeApi({ 'GET /api/public/edu-courses': () => problem(500) })
  const search = { teacher: '沈砚秋', year: 2021 }
  const { router } = await renderPage(
    <UiProvider>
      <CatalogueFilters search={catalogueSearch(search)} />
    </UiProvider>,
    `/?teacher=${encodeURIComponent(search.teacher)}&year=${search.year}`,
  )
  const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
  expect([choice('年度').value, choice('讲师').value]).toEqual(['2021', '沈砚秋'])
  fireEvent.change(choice('讲师'), { target: { value: '' } })
  await waitFor(() => expect(router.state.location.search).toEqual({ year: 2021 }))
})
