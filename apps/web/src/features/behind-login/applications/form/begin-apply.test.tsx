import type { PermissionName } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ownName, writeDraft } from '../../../../lib/forms/draft/draft-store.ts'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { leavePage } from '../../../../testing/login-router.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { signedIn } from '../../../../testing/signed-in.ts'
import { Applications } from '../applications.tsx'
import { ApplyForm } from './apply-form.tsx'

const begin = 'POST /api/member-applies'
const replace = 'PUT /api/member-applies'

const requirement = {
  applyType: 'PERSON' as const,
  applyKind: 'JOIN' as const,
  fields: [
    { field: 'person.name', need: 'ALWAYS' as const },
    { field: 'materials', need: 'NEVER' as const },
    { field: 'statement', need: 'ALWAYS' as const },
  ],
  materials: [],
  feesSettled: false,
}

const opened = (name: string, more: object = {}) => ({
  id: 7,
  applyNo: 'SQ7',
  applyType: 'PERSON',
  applyKind: 'JOIN',
  step: 2,
  status: 'DRAFT',
  company: null,
  person: { name },
  targetLevel: null,
  reason: null,
  recommender: null,
  materials: [],
  statement: false,
  auditRecords: [],
  createdDate: '2026-11-01T00:00:00.000Z',
  lastModifiedDate: '2026-11-01T00:00:00.000Z',
  ...more,
})

const answers = (open: object) => ({
  [begin]: () => problem(409, 'error.applicationOpen', { params: { applyNo: 'SQ7', id: 7 } }),
  'GET /api/member-applies/user/7': () => Response.json(open),
  [replace]: () => Response.json(open),
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function typeAndKeep() {
  const { router } = await renderPage(
    <UiProvider>
      <ApplyForm requirement={requirement} known={undefined} apply={undefined} step={0} />
    </UiProvider>,
  )
  fireEvent.change(screen.getByLabelText(/姓名/), { target: { value: '童小满' } })
  fireEvent.click(screen.getByRole('button', { name: '保存草稿' }))
  return router
}

it('goes on with the application that was begun when the answer was lost', async () => {
  const calls = fakeApi(answers(opened('童小满')))
  const router = await typeAndKeep()
  await waitFor(() => expect(router.state.location.search).toEqual({ apply: 7 }))
  expect(calls.find(({ name }) => name === replace)?.body).toMatchObject({
    id: 7,
    person: { name: '童小满' },
  })
})

it('leaves what was typed while it was begun to the form of the application that is kept', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const calls = fakeApi({ [begin]: () => promise })
  const router = await typeAndKeep()
  await waitFor(() => expect(calls).toHaveLength(1))
  fireEvent.change(screen.getByLabelText(/姓名/), { target: { value: '童小满满' } })
  resolve(Response.json(opened('童小满'), { status: 201 }))
  await waitFor(() => expect(router.state.location.search).toEqual({ apply: 7 }))
  const { values } = JSON.parse(localStorage.getItem('draft:apply-7') ?? '{}')
  expect(values).toMatchObject({ person: { name: '童小满满' }, basedOn: opened('').lastModifiedDate })
  expect(localStorage.getItem('draft:apply-JOIN')).toBeNull()
})

it('asks before what was typed while it was saved is left', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const calls = fakeApi({ ...answers(opened('童大满')), [replace]: () => promise })
  const { router } = await renderPage(
    <UiProvider>
      <ApplyForm requirement={requirement} known={undefined} apply={opened('童大满') as never} step={0} />
    </UiProvider>,
    '/?apply=7',
  )
  const type = (value: string) => fireEvent.change(screen.getByLabelText(/姓名/), { target: { value } })
  type('童小满')
  fireEvent.click(screen.getByRole('button', { name: '保存草稿' }))
  await waitFor(() => expect(calls.some(({ name }) => name === replace)).toBe(true))
  type('童小满满')
  resolve(Response.json(opened('童小满', { lastModifiedDate: '2026-11-02T00:00:00.000Z' })))
  const button = screen.getByRole('button', { name: '保存草稿' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
  void router.navigate({ to: '.', search: {} as never })
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/姓名/).value).toBe('童小满满')
})

it('saves over no other application before the applicant has chosen', async () => {
  const calls = fakeApi(answers(opened('童大满')))
  const router = await typeAndKeep()
  expect(await screen.findByText(/在别处保存$/)).toBeTruthy()
  expect(calls.map(({ name }) => name)).not.toContain(replace)
  expect(screen.getByLabelText<HTMLInputElement>(/姓名/).value).toBe('童小满')
  fireEvent.click(screen.getByRole('button', { name: '保留这里填写的' }))
  fireEvent.click(await screen.findByRole('button', { name: '保存草稿' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ apply: 7 }))
  expect(calls.find(({ name }) => name === replace)?.body).toMatchObject({ person: { name: '童小满' } })
})

it('opens the other application where that is chosen', async () => {
  const calls = fakeApi(answers(opened('童大满')))
  const router = await typeAndKeep()
  fireEvent.click(await screen.findByRole('button', { name: '改用别处保存的' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ apply: 7 }))
  expect(calls.map(({ name }) => name)).not.toContain(replace)
})

it('says so where the other one is with the association', async () => {
  const calls = fakeApi(answers(opened('童大满', { status: 'REVIEWING' })))
  await typeAndKeep()
  expect(await screen.findByText(/已有一份同类申请正在办理/)).toBeTruthy()
  expect(calls.map(({ name }) => name)).not.toContain(replace)
})

const may = ['applies.read', 'applies.write'] as PermissionName[]

const list = (...items: object[]) =>
  Response.json(items, { headers: { 'X-Total-Count': String(items.length) } })

const beginPage = () =>
  renderPage(
    <UiProvider>
      <Applications search={{ begin: 'JOIN' }} membership={null} />
    </UiProvider>,
    '/?begin=JOIN',
  )

it('leads from a kind that is begun to the application of that kind that is open', async () => {
  fakeApi({
    ...signedIn('memberPersonal', may),
    'GET /api/member-applies/user': () =>
      list(
        opened('', { id: 8, applyKind: 'CHANGE' }),
        opened('', { id: 6, status: 'WITHDRAWN' }),
        opened(''),
      ),
  })
  const { router } = await beginPage()
  await waitFor(() => expect(router.state.location.search).toEqual({ apply: 7 }), { timeout: 10_000 })
})

it('keeps what was typed on this device on the screen', async () => {
  const session = signedIn('memberPersonal', may)
  writeDraft(ownName('6', 'apply-JOIN'), { person: { name: '童小满' } })
  const calls = fakeApi({
    ...session,
    'GET /api/member-applies/user': () => list(opened('童大满')),
    'GET /api/public/member-apply-requirements': () => Response.json([requirement]),
    'GET /api/member-basic/detail': () => Response.json({ ownerType: 'PERSON', isComplete: false }),
  })
  const { router } = await beginPage()
  const typed = await screen.findByLabelText<HTMLInputElement>(/姓名/)
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/member-applies/user'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(typed.value).toBe('童小满')
  expect(router.state.location.search).toEqual({ begin: 'JOIN' })
})

it.each([
  ['DRAFT', undefined, '材料上传'],
  ['DRAFT', 0, '基本信息'],
  ['RETURNED', undefined, '基本信息'],
] as const)('opens one that is %s at step %s of the address with %s', async (status, step, title) => {
  const materials = [{ type: '身份证', isRequired: true, ifChanged: [] }]
  fakeApi({
    ...signedIn('memberPersonal', may),
    ...answers(opened('童小满', { status })),
    'GET /api/public/member-apply-requirements': () => Response.json([{ ...requirement, materials }]),
    'GET /api/member-basic/detail': () => Response.json({ ownerType: 'PERSON', isComplete: false }),
  })
  await renderPage(
    <UiProvider>
      <Applications search={{ apply: 7, ...(step !== undefined && { step }) }} membership={null} />
    </UiProvider>,
  )
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy()
})

it('opens one for who may only look as the application that it is', async () => {
  fakeApi({ ...signedIn('memberPersonal', ['applies.read']), ...answers(opened('童小满')) })
  await renderPage(
    <UiProvider>
      <Applications search={{ apply: 7 }} membership={null} />
    </UiProvider>,
  )
  expect(await screen.findByRole('heading', { level: 2, name: '申请内容' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('offers nothing to begin to who may only look', async () => {
  fakeApi({ ...signedIn('memberPersonal', ['applies.read']), 'GET /api/member-applies/user': () => list() })
  await beginPage()
  await screen.findByText('还没有申请记录')
  expect(screen.queryByText('办理')).toBeNull()
})

it('opens what was begun for nobody who has left the page meanwhile', async () => {
  const calls = fakeApi({
    [begin]: () => {
      leavePage()
      return Response.json(opened('童小满'), { status: 201 })
    },
  })
  const router = await typeAndKeep()
  await waitFor(() => expect(calls).toHaveLength(1))
  const button = screen.getByRole('button', { name: '保存草稿' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
  expect(router.history.location.search).toBe('')
})
