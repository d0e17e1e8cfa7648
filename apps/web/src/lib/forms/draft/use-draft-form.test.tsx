import { valibotResolver } from '@hookform/resolvers/valibot'
import { act, renderHook, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { clearLoginInfo, clearSession, forgetAccount, keepLogin, keepToken } from '../../session/session.ts'
import { useDraftForm } from './use-draft-form.ts'

const schema = v.pipe(
  v.object({ name: v.pipe(v.string(), v.nonEmpty('name')), from: v.number(), to: v.number() }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from <= to, 'order'),
    ['to'],
  ),
)

it('tells what two fields ask of each other while others are still wrong', async () => {
  const { result } = renderHook(() =>
    useDraftForm({
      name: 'test',
      empty: { name: '', from: 2, to: 1 },
      lasting: (values) => values,
      resolver: valibotResolver(schema),
    }),
  )
  await act(() => result.current.form.handleSubmit(() => {})())
  const { getFieldState } = result.current.form
  expect(getFieldState('name').error?.message).toBe('name')
  expect(getFieldState('to').error?.message).toBe('order')
})

it('knows what its draft leaves out', () => {
  const { result } = renderHook(() =>
    useDraftForm({
      name: 'test',
      empty: { name: '', idNumber: '', phoneCode: '' },
      lasting: ({ name, idNumber }) => ({ name, idNumber }),
      resolver: valibotResolver(v.object({ name: v.string(), idNumber: v.string(), phoneCode: v.string() })),
    }),
  )
  expect(result.current.draft.omitted).toEqual(['phoneCode'])
})

function enter(accountId: string): void {
  keepToken(`token of ${accountId}`, accountId)
  keepLogin('memberPersonal', accountId)
}

const nameForm = () =>
  useDraftForm({
    name: 'test',
    empty: { name: '' },
    lasting: (values: { name: string }) => values,
    resolver: valibotResolver(v.object({ name: v.string() })),
  })

/** Opens the form as a page does. */
function open() {
  const { result, unmount } = renderHook(nameForm)
  const name = () => result.current.form.getValues('name')
  const type = (text: string) => act(() => result.current.form.setValue('name', text, { shouldDirty: true }))
  return { name, type, unmount }
}

it('gives a draft to whom it belongs only', () => {
  const visitor = open()
  visitor.type('a visitor')
  visitor.unmount()
  enter('2')
  const member = open()
  expect(member.name()).toBe('')
  member.type('a member')
  member.unmount()
  enter('3')
  expect(open().name()).toBe('')
  enter('2')
  expect(open().name()).toBe('a member')
  clearSession()
  expect(open().name()).toBe('a visitor')
})

it('takes what a member has begun off the screen at a logout, and keeps nothing typed after', () => {
  enter('2')
  const form = open()
  form.type('a member')
  act(() => {
    forgetAccount()
    clearSession()
  })
  expect(form.name()).toBe('')
  form.unmount()
  expect(open().name()).toBe('')
  expect(Object.keys(localStorage)).toEqual([])
})

it('leaves what a member has begun where the session has run out, and gives it to nobody else', () => {
  enter('2')
  const form = open()
  form.type('a member')
  act(() => clearSession())
  expect(form.name()).toBe('a member')
  form.type('still there')
  act(() => enter('2'))
  expect(form.name()).toBe('still there')
  act(() => enter('3'))
  expect(form.name()).toBe('')
})

it('leaves a form alone where only the top bar has forgotten the member, or a visitor logs in', async () => {
  const visitor = open()
  visitor.type('a visitor')
  act(() => enter('2'))
  expect(visitor.name()).toBe('a visitor')
  visitor.unmount()
  const member = open()
  member.type('a member')
  act(() => clearLoginInfo())
  member.type('still a member')
  expect(member.name()).toBe('still a member')
  await waitFor(() => expect(localStorage.getItem('draft:@2:test')).toContain('still a member'))
})
