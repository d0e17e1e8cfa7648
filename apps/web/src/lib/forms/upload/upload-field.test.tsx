import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { KeptFile } from '@portal/api-contract'
import { defaultLocale } from '@portal/i18n'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { useDraftForm } from '../draft/use-draft-form.ts'
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
  fireEvent.click(screen.getByRole('button', { name: '重试 简历.pdf' }))
  turn()
  await act(async () => arrive({ id: 1, url: 'files/1', name: '简历.pdf', size: 1 }))
  turn()
  expect(screen.getByText(/已上传/)).toBeTruthy()
})

const chosen =
  (signals: AbortSignal[]) =>
  (_: File, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return never()
  }

function Form({ isOpen, signals }: { isOpen: boolean; signals: AbortSignal[] }) {
  useDraftForm({ name: 'test', empty: {}, lasting: () => ({}), resolver: undefined })
  const [items, onChange] = useState<UploadItem[]>([])
  if (!isOpen) return null
  return (
    <UploadField
      {...{ label: '简历文件', error: undefined, kind: 'document', max: 1, items, onChange }}
      upload={chosen(signals)}
    />
  )
}

it('gives a file up with its form, not with its step', () => {
  const signals: AbortSignal[] = []
  const shown = (isOpen: boolean) => (
    <I18nProvider i18n={i18n}>
      <Form {...{ isOpen, signals }} />
    </I18nProvider>
  )
  i18n.loadAndActivate({ locale: defaultLocale, messages: {} })
  const { rerender, unmount } = render(shown(true))
  choose('简历.pdf')
  rerender(shown(false))
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  unmount()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
