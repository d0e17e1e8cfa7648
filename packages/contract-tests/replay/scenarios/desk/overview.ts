import { unwrap } from '@portal/api-contract'
import { everyRow } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { deskClient, requirePermission } from './desk-client.ts'

export const deskOverview: Scenario[] = [
  {
    name: 'The desk: the workplace counts what the list of reviews shows',
    operations: ['getDeskWorkplace'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, staff, 'desk.workplace')
      const { waiting } = await unwrap(staff.GET('/api/admin/workplace'))
      const query = { 'status.equals': 'PENDING', size: 2000 }
      const rows = await unwrap(staff.GET('/api/admin/reviews', { params: { query } }))
      for (const { kind, count, oldestDate } of waiting.filter((one) => one.kind !== 'APPLICATION')) {
        const own = rows.filter((row) => row.kind === kind)
        const listed = own.length
        const oldest = own.map(({ submittedAt }) => submittedAt).toSorted()[0] ?? null
        context.expect(
          oldestDate === oldest,
          `the ${kind} that waits longest has waited since then`,
          `${oldestDate} / ${oldest}`,
          'getDeskWorkplace',
        )
        context.expect(
          listed === count,
          `as many of ${kind} wait as are listed`,
          `${count} / ${listed}`,
          'getDeskWorkplace',
        )
      }
    },
  },
  {
    name: 'The desk: figures of a time, each once, with what they are compared with',
    operations: ['getDeskAnalysis', 'getDeskMonitor'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, staff, 'desk.analysis')
      const query = { from: '2026-01-01', to: '2026-01-31', compare: 'PERIOD' as const }
      const analysis = await unwrap(staff.GET('/api/admin/analysis', { params: { query } }))
      const { comparedFrom, comparedTo, figures } = analysis
      context.expect(
        comparedFrom === '2025-12-01' && comparedTo === '2025-12-31',
        'as many days before',
        comparedTo,
      )
      const names = figures.map(({ name }) => name)
      context.expect(new Set(names).size === names.length, 'each figure is there once', names.join(', '))
      const { payments } = await unwrap(staff.GET('/api/admin/monitor'))
      everyRow(
        context,
        payments,
        ({ amount, orderAmount, isMismatch }) => isMismatch === (amount !== orderAmount),
        'a payment of another amount than its order is marked',
      )
    },
  },
]
