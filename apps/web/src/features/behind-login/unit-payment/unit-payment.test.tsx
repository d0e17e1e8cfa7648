import type { BatchMember, MemberApplyTop, MemberOrderDetail } from '@portal/api-contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onNotification } from '../../../lib/browser/notify.ts'
import { problem } from '../../../testing/fake-api.ts'
import { batchOf, miao, ownRow } from './batches.fixture.ts'
import { batch, field, open, press, read, replace, twoYears, write } from './page.fixture.tsx'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the rows of a batch', () => {
  it('are typed from the new one’s name on', async () => {
    await open('step=new')
    await press('添加一行')
    await waitFor(async () => expect(document.activeElement).toBe(await field('第 1 行姓名')))
  })

  it('need the name alone of one of the unit’s own people', async () => {
    await open('step=new')
    await press('添加一行')
    fireEvent.change(await field('第 1 行年度'), { target: { value: '2026' } })
    fireEvent.change(await field('第 1 行姓名'), { target: { value: '苗青' } })
    fireEvent.blur(await field('第 1 行姓名'))
    expect(await screen.findByText(miao.idNumber ?? '')).toBeDefined()
    expect(screen.queryByRole('textbox', { name: '第 1 行手机号码' })).toBeNull()
    expect(screen.queryByText(/行有误/)).toBeNull()
  })

  it('begin with what all of the people owe that were chosen', async () => {
    await open('step=new&person=5,3,4')
    const years = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^第 \d 行年度$/ })
    expect(years.map(({ value }) => value)).toEqual(['2025', '2026', '2026'])
  })

  it('say how many found no place where too many were chosen', async () => {
    const payableFees = [{ feeYear: 2026, amount: 200 }]
    const people = Array.from({ length: 201 }, (_, index) => ({ ...miao, id: 100 + index, payableFees }))
    const told = vi.fn()
    const stop = onNotification(told)
    await open(`step=new&person=${people.map(({ id }) => id)}`, {
      'GET /api/unit-people': () => Response.json(people),
    })
    await waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(told.mock.calls[0]?.[0]).toMatchObject({ description: '一份名单最多 200 人，有 1 人没有加入。' })
    stop()
  })

  it('say at once that a year is not owed', async () => {
    await open('batch=4001', batch({ members: [ownRow(2019)] }))
    expect(await screen.findByText(/待缴年度：2025、2026/)).toBeDefined()
  })

  it('hand the focus on when one is taken out', async () => {
    await open('batch=4001', twoYears)
    await press('删除第 1 行')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: '删除第 1 行' })),
    )
    await press('删除第 1 行')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '添加一行' })))
  })

  it('are kept by Ctrl S', async () => {
    const { calls } = await open('batch=4001', {
      ...twoYears,
      [replace]: () => Response.json(batchOf({ members: [ownRow(2025), ownRow(2026)] })),
    })
    await screen.findByRole('button', { name: '保存草稿' })
    expect(fireEvent.keyDown(window, { key: 's', ctrlKey: true })).toBe(false)
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain(replace))
  })

  it('leave the focus where it was when a new batch is kept by Ctrl S', async () => {
    const saved = () => Response.json(batchOf({ members: [ownRow(2025), ownRow(2026)] }))
    const { router } = await open('step=new&person=3', { [write]: saved, [read]: saved })
    const year = await field('第 2 行年度')
    year.focus()
    fireEvent.keyDown(window, { key: 's', ctrlKey: true })
    await waitFor(() => expect(router.state.location.search).toMatchObject({ batch: 4001 }))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('第 2 行年度'))
    expect(document.activeElement).not.toBe(year)
  })
})

it('a new batch begins at the first wrong row after the backend has named it', async () => {
  const refuse = ({ body }: { body: unknown }) => {
    const { members } = body as { members: BatchMember[] }
    const index = members.findIndex(({ personId }) => personId === null)
    if (index < 0) return Response.json(batchOf({ members: [ownRow()] }))
    const fieldError = {
      objectName: 'body',
      field: `members[${index}].idNumber`,
      message: 'Unknown',
      detail: '',
    }
    return problem(400, 'error.validation', { fieldErrors: [fieldError] })
  }
  const { router } = await open('step=new&person=3', { [write]: refuse, ...batch() })
  await press('添加一行')
  for (const [name, value] of [
    ['姓名', '无此人'],
    ['身份证号', '349906196803128296'],
    ['手机号码', '15993320964'],
    ['年度', '2026'],
  ] as const)
    fireEvent.change(await field(`第 3 行${name}`), { target: { value } })
  await press('核对并确认')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ batch: 4001 }))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('第 3 行身份证号'))
})

describe('a batch that was changed elsewhere', () => {
  const later = '2026-11-19T02:00:00.000Z'
  const other = batchOf({ members: [ownRow(2025)], lastModifiedDate: later })

  /** Opens a batch, adds a row, and saves after somebody else has. */
  async function saveOver(kept: MemberApplyTop) {
    let isChanged = false
    const page = await open('batch=4001', {
      [read]: () => Response.json(isChanged ? kept : batchOf()),
      [replace]: ({ body }) => Response.json(batchOf({ members: (body as MemberApplyTop).members })),
    })
    await press('添加一行')
    fireEvent.change(await field('第 2 行姓名'), { target: { value: '王安国' } })
    fireEvent.blur(await field('第 2 行姓名'))
    fireEvent.change(await field('第 2 行年度'), { target: { value: '2026' } })
    isChanged = true
    await press('保存草稿')
    return page
  }

  it('is not written over before the reader has chosen', async () => {
    const { calls } = await saveOver(other)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('别处保存的：苗青 2025')
    expect(alert.textContent).toContain('王安国 2026')
    expect(calls.map(({ name }) => name)).not.toContain(replace)
    await press('保留这里填写的')
    await press('保存草稿')
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain(replace))
  })

  it('is taken as it was saved there', async () => {
    await saveOver(other)
    await press('改用别处保存的')
    expect(((await field('第 1 行年度')) as HTMLInputElement).value).toBe('2025')
    expect(screen.queryByRole('textbox', { name: '第 2 行年度' })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leads on to the order when it was submitted there', async () => {
    await saveOver(batchOf({ status: 'SUBMITTED', orderId: 709, lastModifiedDate: later }))
    expect(await screen.findByRole('link', { name: '继续支付' })).toBeDefined()
  })

  it('is not submitted before it has been looked at again', async () => {
    let isChanged = false
    const { calls } = await open('batch=4001&step=confirm', {
      [read]: () => Response.json(isChanged ? other : batchOf()),
    })
    await screen.findByRole('button', { name: '提交并支付' })
    isChanged = true
    await press('提交并支付')
    expect((await screen.findByRole('alert')).textContent).toContain('名单已在别处修改，还没有提交')
    expect(calls.map(({ name }) => name)).not.toContain(replace)
  })
})

it('what is confirmed says how many people it is for, and who they are', async () => {
  await open('batch=4001&step=confirm', batch({ personCount: 39 }))
  expect((await screen.findByText('39 人')).parentElement?.textContent).toContain('合计')
  expect(await screen.findByText(miao.idNumber ?? '')).toBeDefined()
})

it('somebody who has left the unit is named with that reason', async () => {
  const fieldError = { objectName: 'body', field: 'members[0].personId', message: 'Unknown', detail: '' }
  const [left, stays] = [ownRow(), ownRow(2026, { ...miao, id: 5, name: '王安国' })]
  await open('batch=4001&step=confirm', {
    ...batch({ members: [left, stays], totalAmount: 400 }),
    [replace]: ({ body }) =>
      (body as MemberApplyTop).status === 'SUBMITTED'
        ? problem(400, 'error.validation', { fieldErrors: [fieldError] })
        : Response.json(batchOf({ members: [stays] })),
  })
  await press('提交并支付')
  expect((await screen.findByRole('alert')).textContent).toContain('该人员已不在本单位，请删除此行。')
})

it('what is confirmed goes along to the payment, which another sum stops', async () => {
  const { router } = await open('batch=4001&step=confirm', {
    ...batch(),
    [replace]: () => Response.json(batchOf({ status: 'SUBMITTED', orderId: 709, totalAmount: 400 })),
  })
  await press('提交并支付')
  await waitFor(() => expect(router.state.location.href).toBe('/unitPay?order=709&agreed=20000'))
})

it('a batch says what of it was paid back', async () => {
  const details = [2025, 2026].map((feeYear) => ({
    ...{ beneficiaryName: miao.name, feeYear, amount: 200 },
    refundStatus: feeYear === 2025 ? 'REFUNDED' : null,
  }))
  const order = {
    id: 709,
    details,
    refundedAmount: 200,
    invoiceStatus: 'NONE',
  } as unknown as MemberOrderDetail
  await open('batch=4001', {
    ...batch({ status: 'PAID', orderId: 709, members: [ownRow(2025), ownRow(2026)], totalAmount: 400 }),
    'GET /api/member-order-detail/709': () => Response.json(order),
  })
  expect((await screen.findByText('已退金额')).nextElementSibling?.textContent).toContain('200.00')
  expect(screen.getByText('仍代缴人数').nextElementSibling?.textContent).toBe('1')
  const rows = screen.getAllByRole('row')
  expect(rows.map((row) => within(row).queryByText('已退') !== null)).toEqual([false, true, false])
})

describe('the list', () => {
  const list = 'GET /api/member-applies-top/user'
  const remove = 'DELETE /api/member-applies-top/user/4001'
  const pageOf = (...batches: MemberApplyTop[]) =>
    Response.json(batches, { headers: { 'x-total-count': String(batches.length) } })

  it('offers who may only look nothing to change', async () => {
    await open('', { [list]: () => pageOf(batchOf()) }, ['batches.read'])
    expect(await screen.findByRole('link', { name: /^查看/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^删除/ })).toBeNull()
    expect(screen.queryByRole('link', { name: '新建代缴' })).toBeNull()
  })

  it('throws a draft away after asking, and nothing that is being paid', async () => {
    let all = [batchOf(), batchOf({ id: 4002, batchNo: 'DJ2', status: 'SUBMITTED', orderId: 7 })]
    const { calls } = await open('', {
      [list]: () => pageOf(...all),
      [remove]: () => {
        all = all.slice(1)
        return new Response(null, { status: 204 })
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: /^删除/ }))
    await press('保留名单')
    expect(calls.map(({ name }) => name)).not.toContain(remove)
    fireEvent.click(await screen.findByRole('button', { name: /^删除/ }))
    await press('删除名单')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^删除/ })).toBeNull())
    const pay = screen.getByRole('link', { name: /继续支付/ })
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(pay)).toBe(true)
  })
})
