import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import type { ChartRow } from './chart-data.ts'
import { ChartPanel } from './chart-panel.tsx'

const rows: ChartRow[] = [
  {
    name: '2026-03',
    values: { came: 2, left: 1 },
    lists: {
      came: { to: '/list/members', search: {}, needs: 'desk.members' },
      left: { to: '/list/applications', search: { kind: 'QUIT' }, needs: 'desk.applications' },
    },
  },
]

beforeEach(() => localStorage.setItem('access_token', 'token'))
afterEach(() => localStorage.clear())

async function showTable(...permissions: string[]) {
  const role = 'associationStaff'
  const user = { userid: '1', name: '顾文静', role, permissions: permissions.map((name) => ({ name })) }
  fakeApi({ 'GET /thsuaa/api/currentUser': () => Response.json(user) })
  const series = [
    { key: 'came', label: '入会' },
    { key: 'left', label: '退会' },
  ]
  await renderPage(
    <UiProvider>
      <ChartPanel
        {...{ title: '入会与退会', sentence: '', head: '月份', kind: 'lines', rows, series, write: String }}
      />
    </UiProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: '入会与退会：以表格显示' }))
}

it('leads from each number to the list of its own records', async () => {
  await showTable('desk.members', 'desk.applications')
  const left = await screen.findByRole('link', { name: '2026-03 退会 1' })
  expect(left.getAttribute('href')).toContain('/list/applications?kind=QUIT')
  const came = screen.getByRole('link', { name: '2026-03 入会 2' })
  expect(came.getAttribute('href')).toContain('/list/members')
})

it('leads to no list that one may not open', async () => {
  await showTable('desk.members')
  await screen.findByRole('link', { name: '2026-03 入会 2' })
  expect(screen.queryByRole('link', { name: /退会/ })).toBeNull()
  expect(screen.getByRole('cell', { name: '1' })).toBeTruthy()
})

it('stands in its place without anything to draw, and says so', async () => {
  const series = [{ key: 'count', label: '次数' }]
  const none = {
    sentence: '最多的是「—」。',
    head: '词',
    kind: 'rows',
    rows: [],
    series,
    write: String,
  } as const
  await renderPage(
    <UiProvider>
      <ChartPanel title="没有结果的搜索" {...none} />
    </UiProvider>,
  )
  expect(screen.getByRole('heading', { name: '没有结果的搜索' })).toBeTruthy()
  expect(screen.getByText('这段时间没有数据。')).toBeTruthy()
  expect(screen.queryByText(/最多的是/)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('has a row for each of two records of one name', async () => {
  const fault = vi.spyOn(console, 'error').mockImplementation(() => {})
  const alike = [1, 2].map((count) => ({ name: '计价标准宣贯', values: { count } }))
  await renderPage(
    <UiProvider>
      <ChartPanel
        {...{ title: '课程报名', sentence: '', head: '课程', kind: 'rows', write: String }}
        rows={alike}
        series={[{ key: 'count', label: '报名' }]}
      />
    </UiProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: '课程报名：以表格显示' }))
  expect(screen.getAllByRole('rowheader', { name: '计价标准宣贯' })).toHaveLength(2)
  expect(fault.mock.calls.filter(([said]) => String(said).includes('same key'))).toEqual([])
  fault.mockRestore()
})
