import type { KeptFile } from '@portal/api-contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { UploadField } from './upload-field.tsx'
import type { UploadItem } from './upload-item.ts'

const never = () => new Promise<KeptFile>(() => {})

function Files({ max }: { max: number }) {
  const [items, setItems] = useState<UploadItem[]>([])
  return (
    <UploadField
      label="简历文件"
      error={undefined}
      kind="document"
      max={max}
      items={items}
      onChange={setItems}
      upload={never}
    />
  )
}

const choose = (name: string) => {
  const input = screen.getByLabelText('简历文件')
  input.focus()
  fireEvent.change(input, { target: { files: [new File(['1'], name)] } })
}

it('keeps the focus when a file takes the last place, and gives it back with the file', async () => {
  await renderPage(<Files max={1} />)
  choose('简历.pdf')
  const remove = screen.getByRole('button', { name: '删除 简历.pdf' })
  expect(document.activeElement).toBe(remove)
  fireEvent.click(remove)
  expect(document.activeElement).toBe(screen.getByLabelText('简历文件'))
})

it('leaves the focus where the next file is chosen while there is room', async () => {
  await renderPage(<Files max={2} />)
  choose('简历.pdf')
  expect(document.activeElement).toBe(screen.getByLabelText('简历文件'))
})

it('lets a file that was refused make way for the next', async () => {
  await renderPage(<Files max={1} />)
  choose('简历.exe')
  expect(screen.getByRole('alert').textContent).toContain('PDF')
  expect(document.activeElement).toBe(screen.getByLabelText('简历文件'))
  choose('简历.pdf')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('goes on with a file whose step is left, and sends it again where it is come back to', async () => {
  let fail = (_: Error) => {}
  let arrive = (_: KeptFile) => {}
  const upload = () =>
    new Promise<KeptFile>((resolve, reject) => {
      arrive = resolve
      fail = reject
    })
  function Step() {
    const [items, setItems] = useState<UploadItem[]>([])
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          另一步
        </button>
        {isOpen && (
          <UploadField
            {...{ label: '简历文件', error: undefined, kind: 'document', max: 1 }}
            {...{ items, onChange: setItems, upload }}
          />
        )}
      </>
    )
  }
  await renderPage(<Step />)
  const turn = () => fireEvent.click(screen.getByRole('button', { name: '另一步' }))
  choose('简历.pdf')
  turn()
  await act(async () => fail(new Error('lost')))
  turn()
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  turn()
  await act(async () => arrive({ id: 1, url: 'files/1', name: '简历.pdf', size: 1 }))
  turn()
  expect(screen.getByText(/已上传/)).toBeTruthy()
})
