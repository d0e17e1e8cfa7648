import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../../../testing/fake-api.ts'
import { renderPage } from '../../../../../testing/render-page.tsx'
import { ChaptersField } from './chapters-field.tsx'
import { type CourseValues, valuesOf } from './course-values.ts'

function Chapters() {
  const form = useForm<CourseValues, unknown, unknown>({ defaultValues: valuesOf(undefined) })
  return <ChaptersField form={form} locks={{ lessons: false, added: false }} />
}

afterEach(() => vi.unstubAllGlobals())

it('says so, and offers another try, where there are no videos to choose from since they could not be loaded', async () => {
  const video = { key: 'intro', name: '导论.mp4', durationS: 60 }
  let answer = () => problem(500)
  fakeApi({ 'GET /api/admin/course-videos': () => answer() })
  await renderPage(
    <UiProvider>
      <Chapters />
    </UiProvider>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('可选的视频没有加载成功')
  answer = () => Response.json([video])
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('option', { name: /导论/ })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('adds no more lessons and chapters than a course may have', async () => {
  fakeApi({ 'GET /api/admin/course-videos': () => Response.json([]) })
  await renderPage(
    <UiProvider>
      <Chapters />
    </UiProvider>,
  )
  const add = screen.getByRole<HTMLButtonElement>('button', { name: '为第 1 章添加课时' })
  for (let lessons = 1; lessons < 50; lessons++) fireEvent.click(add)
  expect(add.disabled || add.getAttribute('aria-disabled')).toBeTruthy()
  expect(screen.getByText('每一章最多 50 个课时。')).toBeTruthy()
})
