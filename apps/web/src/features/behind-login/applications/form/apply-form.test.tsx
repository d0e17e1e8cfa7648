import type { ApplyRequirement } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { ApplyForm } from './apply-form.tsx'
import { ApplyFormPage } from './apply-form-page.tsx'

const requirement = {
  applyType: 'PERSON' as const,
  applyKind: 'JOIN' as const,
  fields: [
    { field: 'person.name', need: 'ALWAYS' as const },
    { field: 'person.email', need: 'NEVER' as const },
    { field: 'materials', need: 'ALWAYS' as const },
    { field: 'statement', need: 'ALWAYS' as const },
  ],
  materials: [{ type: '身份证' as const, isRequired: true, ifChanged: [] }],
  feesSettled: false,
}

const show = (step: number, wanted: ApplyRequirement = requirement) =>
  renderPage(
    <UiProvider>
      <ApplyForm requirement={wanted} known={undefined} apply={undefined} step={step} />
    </UiProvider>,
  )

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('holds a step whose fields are not right, and leads to the first of them', async () => {
  const calls = fakeApi({})
  await show(0)
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  expect(await screen.findByText('请填写此项。')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/姓名/)))
  expect(calls).toEqual([])
})

it('tells which material lacks', async () => {
  fakeApi({})
  await show(2)
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  expect(await screen.findByText('请上传这份材料。')).toBeTruthy()
})

describe('a change', () => {
  const change: ApplyRequirement = {
    ...requirement,
    applyKind: 'CHANGE',
    fields: [
      { field: 'person', need: 'ALWAYS' },
      { field: 'person.position', need: 'NEVER' },
      { field: 'statement', need: 'ALWAYS' },
    ],
    materials: [],
  }
  const submit = () => {
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }))
  }
  const told = '请至少修改一项资料，再提交变更申请。'

  it('that changes nothing is not sent, and told in words', async () => {
    const calls = fakeApi({})
    await show(3, change)
    submit()
    expect(await screen.findByText(told)).toBeTruthy()
    expect(calls).toEqual([])
  })

  it('of which the backend finds nothing changed is told in words as well', async () => {
    const fieldErrors = [{ objectName: 'body', field: 'person', message: 'NotNull' }]
    fakeApi({
      'POST /api/member-applies': () => problem(400, 'error.validation', { fieldErrors }),
    })
    const { router } = await show(0, change)
    fireEvent.change(screen.getByLabelText(/职务/), { target: { value: '主任' } })
    cleanup()
    await show(3, change)
    submit()
    expect(await screen.findByText(told)).toBeTruthy()
    expect(router.state.location.search).toEqual({})
  })
})

describe('where the list has the same path', () => {
  const begun = async () => {
    const page = await renderPage(
      <UiProvider>
        <ApplyForm requirement={requirement} known={undefined} apply={undefined} step={0} />
      </UiProvider>,
      '/?begin=JOIN',
    )
    fireEvent.change(screen.getByLabelText(/姓名/), { target: { value: '苏婉清' } })
    return page
  }
  const question = () => screen.queryByRole('alertdialog')

  it('asks before what was typed is left, but not from step to step', async () => {
    fakeApi({})
    const { router } = await begun()
    await router.navigate({ to: '.', search: { begin: 'JOIN', step: 1 } as never })
    expect(question()).toBeNull()
    void router.navigate({ to: '.', search: {} as never })
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
    expect(router.state.location.search).toEqual({ begin: 'JOIN', step: 1 })
  })

  it('goes to the draft that is kept without asking', async () => {
    const kept = { id: 7, status: 'DRAFT', lastModifiedDate: '2026-03-02T08:00:00Z' }
    fakeApi({ 'POST /api/member-applies': () => Response.json(kept, { status: 201 }) })
    const { router } = await begun()
    fireEvent.click(screen.getByRole('button', { name: '保存草稿' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ apply: 7 }))
    expect(question()).toBeNull()
  })
})

const quit = { ...requirement, applyKind: 'QUIT', feesSettled: true }

const leaving = (unpaidAmount: number, fees: object = { onBehalfFeeIds: [], payableFeeIds: [7, 8] }) => {
  fakeApi({
    'GET /api/public/member-apply-requirements': () => Response.json([quit]),
    'GET /api/member-basic/detail': () => Response.json({ ownerType: 'PERSON', isComplete: true }),
    'GET /api/member-fees/info': () => Response.json({ unpaidCount: unpaidAmount ? 2 : 0, unpaidAmount }),
    'GET /api/member/summary': () => Response.json({ fees }),
  })
  return renderPage(
    <UiProvider>
      <ApplyFormPage kind="QUIT" apply={undefined} step={0} />
    </UiProvider>,
  )
}

it.each([
  [600, true],
  [0, false],
])('shows who owes %i yuan and wants to leave what to pay: %s', async (unpaidAmount, isOwing) => {
  await leaving(unpaidAmount)
  if (isOwing) {
    expect(await screen.findByText(/^尚有会费 .*600.* 未缴清$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: '去缴费' }).getAttribute('href')).toBe(
      '/financialManagement/fees',
    )
  } else expect(await screen.findByRole('button', { name: '保存草稿' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '保存草稿' }) === null).toBe(isOwing)
})

it('sends nobody to pay what the unit is paying', async () => {
  await leaving(400, { onBehalfFeeIds: [7, 8], payableFeeIds: [7, 8] })
  expect(await screen.findByText(/^会费 .*400.* 由单位代缴$/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: '去缴费' })).toBeNull()
  expect(screen.queryByRole('button', { name: '保存草稿' })).toBeNull()
})
