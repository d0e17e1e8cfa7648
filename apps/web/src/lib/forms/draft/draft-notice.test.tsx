import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { keepLogin, keepToken } from '../../session/session.ts'
import { DraftNotice } from './draft-notice.tsx'
import { readDraft, writeDraft } from './draft-store.ts'
import { type DraftFormOptions, useDraftForm } from './use-draft-form.ts'
import type { OmittedField } from './use-omitted-fields.ts'

type Values = { first: string } & Partial<Record<OmittedField, string>>

const options = (empty: Values): DraftFormOptions<Values, Values> => ({
  name: 'test',
  empty,
  lasting: ({ first }) => ({ first }),
  resolver: (values) => ({ values, errors: {} }),
})

function Form({ empty = { first: '', phoneCode: '' } }: { empty?: Values }) {
  const { form, draft } = useDraftForm(options(empty))
  return (
    <form>
      <DraftNotice form={form} draft={draft} />
      <input aria-label="First" {...form.register('first')} />
      <input aria-label="Second" />
    </form>
  )
}

const first = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'First' })
const clearButton = () => screen.getByRole('button', { name: '清空重填' })
const kept = () => readDraft('test', { first: '' })?.values

beforeEach(() => writeDraft('test', { first: '江砚舟' }))

it('leads to the first field when it goes, and gives back what was cleared', async () => {
  await renderPage(<Form />)
  expect(screen.getByText(/保存在这台设备上的草稿$/).textContent).toMatch(
    /^已恢复 \d{4}-\d\d-\d\d \d\d:\d\d 保存在这台设备上的草稿$/,
  )
  const button = clearButton()
  button.focus()
  fireEvent.click(button)
  expect(button.isConnected).toBe(false)
  expect(document.activeElement).toBe(first())
  expect([first().value, kept()]).toEqual(['', undefined])
  fireEvent.click(screen.getByRole('button', { name: '撤销清空' }))
  expect(first().value).toBe('江砚舟')
  await waitFor(() => expect(kept()).toEqual({ first: '江砚舟' }))
})

it.each([
  ['身份证号、短信验证码', { idNumber: '', phoneCode: '' }],
  ['密码、短信验证码', { password: '', phoneCode: '' }],
  ['短信验证码', { phoneCode: '' }],
])('says that %s is to be filled in again, where the form has it', async (omitted, fields) => {
  await renderPage(<Form empty={{ first: '', ...fields }} />)
  expect(screen.getByText(new RegExp(`^${omitted}没有保存`))).toBeTruthy()
})

it('says from the start that the form is kept on the device, and clears it once there is something', async () => {
  localStorage.clear()
  await renderPage(<Form />)
  expect(screen.getByText(/作为草稿保存在这台设备上.*公用电脑/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.change(first(), { target: { value: '沈' } })
  await waitFor(() => expect(kept()).toEqual({ first: '沈' }))
  fireEvent.click(clearButton())
  expect([first().value, kept()]).toEqual(['', undefined])
})

it('tells a member that nobody else sees it', async () => {
  keepToken('token')
  keepLogin('memberPersonal', '2')
  await renderPage(<Form />)
  expect(first().value).toBe('')
  expect(screen.getByText(/只有您登录后能看到，退出登录时清除/)).toBeTruthy()
})
