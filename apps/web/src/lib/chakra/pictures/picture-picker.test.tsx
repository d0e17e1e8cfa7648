import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { PicturePicker } from './picture-picker.tsx'

afterEach(cleanup)

function Logo() {
  const [url, setUrl] = useState('logo.png')
  return (
    <UiProvider>
      <PicturePicker
        label="上传标志"
        ratio={1}
        edge={480}
        onUse={vi.fn()}
        remove={url ? { label: '移除标志', onPress: () => setUrl('') } : undefined}
      />
    </UiProvider>
  )
}

it('leads from the picture that was taken away to the choice of another', async () => {
  await renderPage(<Logo />)
  const remove = screen.getByRole('button', { name: '移除标志' })
  remove.focus()
  fireEvent.click(remove)
  expect(screen.queryByRole('button', { name: '移除标志' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '上传标志' }))
})
