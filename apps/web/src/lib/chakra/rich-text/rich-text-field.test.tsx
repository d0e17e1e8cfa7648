import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { RichTextField } from './rich-text-field.tsx'

vi.mock('./editor.tsx', () => ({
  Editor: ({ onChange }: { onChange: (html: string) => void }) => (
    <button type="button" onClick={() => onChange('<p><strong>粗</strong></p>')}>
      粗体
    </button>
  ),
}))

it('tells its form of what a button changes, which is no input to the browser', async () => {
  const onInput = vi.fn()
  const onChange = vi.fn()
  await renderPage(
    <UiProvider>
      <form onInput={onInput}>
        <RichTextField label="正文" error={undefined} value="" onChange={onChange} onBlur={vi.fn()} />
      </form>
    </UiProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '粗体' }))
  expect(onInput).toHaveBeenCalledOnce()
  expect(onChange).toHaveBeenCalledWith('<p><strong>粗</strong></p>')
})
