import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { formsOf } from './form-parts.ts'
import { PlaceFields } from './news-fields.tsx'
import { type NewsValues, valuesOf } from './news-values.ts'

function Fields() {
  const form = useForm<NewsValues, unknown, unknown>({
    defaultValues: { ...valuesOf(undefined), place: '2-202' },
  })
  return <PlaceFields {...formsOf(form)} />
}

afterEach(() => vi.unstubAllGlobals())

it('does not say of the column that the navigation hides it while the navigation is not known', async () => {
  const entry = { id: 2, dictName: '行业动态', dictIndex: '/DynamicWork', isNavigation: 1, isDeleted: 0 }
  const columns = [{ id: 202, detailName: '行业新闻', detailIndex: null, isDeleted: 0 }]
  const navigation = () =>
    Response.json([{ ...entry, headerTwoList: columns }], { headers: { 'X-Total-Count': '1' } })
  let answer = () => problem(500)
  fakeApi({ 'GET /api/public/info-dicts-list': () => answer() })
  await renderPage(
    <UiProvider>
      <Fields />
    </UiProvider>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('栏目没有加载成功')
  expect(screen.queryByText(/导航中不显示/)).toBeNull()
  answer = navigation
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  const chosen = await screen.findByRole<HTMLOptionElement>('option', { name: '行业动态 / 行业新闻' })
  expect(chosen.selected).toBe(true)
})
