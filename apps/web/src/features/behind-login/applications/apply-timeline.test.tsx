import type { ApplyAuditRecord, MemberApply } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { withOpened } from './apply-search.ts'
import { ApplyTimeline } from './apply-timeline.tsx'
import { kindsFor } from './words.ts'

afterEach(cleanup)

const record = (node: ApplyAuditRecord['node'], result: ApplyAuditRecord['result'], day: number) => ({
  ...{ node, result, opinion: '', auditor: '' },
  time: `2026-06-${day}T02:00:00.000Z`,
})

const day = (date: number) => `2026-06-${date}T02:00:00.000Z`

async function shownOf(apply: Partial<MemberApply>): Promise<string> {
  const begun = { createdDate: day(10), node: null, status: 'EFFECTIVE' }
  await renderPage(
    <UiProvider>
      <ApplyTimeline apply={{ ...begun, ...apply } as MemberApply} />
    </UiProvider>,
  )
  return screen.getByRole('list').textContent ?? ''
}

async function titlesOf(date: number, ...auditRecords: ApplyAuditRecord[]): Promise<string[]> {
  const shown = await shownOf({ submitDate: day(date), auditRecords })
  return ['开始填写', '提交申请', '补正后再次提交', '初审：退回补正', '初审：通过', '复审：通过', '已生效']
    .filter((title) => shown.includes(title))
    .sort((one, other) => shown.indexOf(one) - shown.indexOf(other))
}

it('shows the decisions after the submission that they followed', async () => {
  expect(await titlesOf(10, record('初审', 'APPROVE', 12), record('复审', 'APPROVE', 14))).toEqual([
    '开始填写',
    '提交申请',
    '初审：通过',
    '复审：通过',
    '已生效',
  ])
})

it('shows what was returned before the submission that mended it', async () => {
  expect(await titlesOf(15, record('初审', 'RETURN', 12), record('初审', 'APPROVE', 16))).toEqual([
    '开始填写',
    '初审：退回补正',
    '补正后再次提交',
    '初审：通过',
    '已生效',
  ])
})

it('dates each submission, and the day on which it took effect', async () => {
  const shown = await shownOf({
    submitDate: day(15),
    submissions: [day(11), day(13), day(15)],
    auditRecords: [record('初审', 'RETURN', 12), record('初审', 'RETURN', 14), record('初审', 'APPROVE', 16)],
    closedDate: day(17),
  })
  const way = [
    ...['提交申请2026-06-11', '退回补正2026-06-12', '补正后再次提交2026-06-13', '退回补正2026-06-14'],
    ...['补正后再次提交2026-06-15', '初审：通过2026-06-16', '已生效2026-06-17'],
  ]
  expect(shown).toMatch(new RegExp(way.join('.*')))
})

it('opens another application without the step of the one before', () => {
  const search = { page: 2, begin: 'JOIN' as const, from: 7, step: 3 }
  expect(JSON.parse(JSON.stringify(withOpened(search, { apply: 9 })))).toEqual({ page: 2, apply: 9 })
})

it('lets nobody rise above the highest level', () => {
  const at = (memberLevel: string) =>
    kindsFor({ membershipStatus: 'ACTIVE', memberLevel, validTo: '2999-12-31' })
  expect(at('会员')).toContain('UPGRADE')
  expect(at('会长单位')).not.toContain('UPGRADE')
  expect(at('常务理事')).not.toContain('UPGRADE')
})

it('lets who owes nothing renew in the last 60 days', () => {
  const until = (days: number) =>
    kindsFor({
      ...{ membershipStatus: 'ACTIVE', memberLevel: '会员' },
      validTo: formatDate(new Date(Date.now() + days * 86_400_000)),
    })
  expect(until(60)).toContain('RENEW')
  expect(until(61)).not.toContain('RENEW')
})
