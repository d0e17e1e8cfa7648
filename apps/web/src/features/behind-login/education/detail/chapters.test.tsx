import { UiProvider } from '@portal/ui/chakra'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { Chapters } from './chapters.tsx'

it('shows two chapters of one title, each with its lessons', async () => {
  const fault = vi.spyOn(console, 'error').mockImplementation(() => {})
  const lesson = (id: number) => ({ id, title: `课时${id}`, durationS: 60, free: false, videoUrl: null })
  const chapters = [1, 2].map((id) => ({ title: '案例分析', lessons: [lesson(id)] }))
  await renderPage(
    <UiProvider>
      <Chapters course={{ id: 7, chapters } as never} progress={undefined} />
    </UiProvider>,
  )
  expect(screen.getAllByText('案例分析')).toHaveLength(2)
  expect(screen.getByText('课时2')).toBeTruthy()
  expect(fault.mock.calls.filter(([said]) => String(said).includes('same key'))).toEqual([])
  fault.mockRestore()
})
