import type { KeptFile } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { safeParse } from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { uploadsRule } from '../../forms/fields/rules.ts'
import { keptFiles, type UploadItem } from '../../forms/upload/upload-item.ts'
import { uploadMemberFile } from '../../forms/upload/upload-member-file.ts'
import { giveUpUploads } from '../../forms/upload/use-uploads.ts'
import { UploadField } from './upload-field.tsx'

vi.mock('../../forms/upload/upload-member-file.ts')

const licence = { id: 7, url: 'files/7', name: '旧执照.pdf', size: 9 }
const newer = { id: 8, url: 'files/8', name: '新执照.pdf', size: 9 }

let arrive: (file: KeptFile) => void
let fail: (error: Error) => void

const send = vi.mocked(uploadMemberFile)

afterEach(() => {
  giveUpUploads()
  send.mockReset()
})

async function open(max: number) {
  send.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        arrive = resolve
        fail = reject
      }),
  )
  let now: UploadItem[] = []
  function Files() {
    const [items, setItems] = useState<UploadItem[]>([
      { key: 'kept-7', name: licence.name, size: licence.size, file: licence },
    ])
    now = items
    return (
      <UploadField
        {...{ label: '营业执照', error: undefined, kind: 'document', max }}
        {...{ items, onChange: setItems }}
      />
    )
  }
  await renderPage(
    <UiProvider>
      <Files />
    </UiProvider>,
  )
  const input = screen.getByLabelText('营业执照', { selector: 'input' })
  const choose = (...names: string[]) =>
    fireEvent.change(input, { target: { files: names.map((name) => new File(['1'], name)) } })
  const replace = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: '替换 旧执照.pdf' }))
    choose(name)
  }
  const state = () => ({ kept: keptFiles(now), isReady: safeParse(uploadsRule, now).success })
  return { choose, replace, state }
}

it('puts a file in the place of another once it has arrived', async () => {
  const { replace, state } = await open(1)
  replace(newer.name)
  expect(screen.getByRole('progressbar')).toBeTruthy()
  expect(state()).toEqual({ kept: [licence], isReady: false })
  await act(async () => arrive(newer))
  expect(state()).toEqual({ kept: [newer], isReady: true })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText(newer.name)).toBeTruthy()
})

it('keeps the former file where the other does not arrive, until it has been sent again', async () => {
  const { replace, state } = await open(1)
  replace(newer.name)
  await act(async () => fail(new Error('lost')))
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(state()).toEqual({ kept: [licence], isReady: false })
  fireEvent.click(screen.getByRole('button', { name: `重试 ${licence.name}` }))
  await act(async () => arrive(newer))
  expect(state()).toEqual({ kept: [newer], isReady: true })
})

it.each(['新执照.exe', newer.name])('goes back to the former file instead of %s', async (name) => {
  const { replace, state } = await open(1)
  replace(name)
  fireEvent.click(screen.getByRole('button', { name: '不替换 旧执照.pdf' }))
  expect(state()).toEqual({ kept: [licence], isReady: true })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: '删除 旧执照.pdf' })).toBeTruthy()
})

it('says which files there was no room for', async () => {
  const { choose } = await open(2)
  choose('一.pdf', '二.pdf', '三.pdf')
  expect(screen.getByText('最多 2 个文件，没有加入：二.pdf、三.pdf').getAttribute('role')).toBe('status')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: '删除 一.pdf' }))
  expect(screen.queryByText(/没有加入/)).toBeNull()
})

it('says with the button for which field a file is chosen, and what is wrong there', async () => {
  await renderPage(
    <UiProvider>
      <UploadField
        {...{
          label: '营业执照',
          error: '请上传这份材料。',
          kind: 'document',
          max: 1,
          items: [],
          onChange: vi.fn(),
        }}
      />
    </UiProvider>,
  )
  const described = () =>
    screen
      .getByRole('button', { name: '选择文件' })
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  await waitFor(() => expect(described()).toEqual(['营业执照', '请上传这份材料。']))
})
