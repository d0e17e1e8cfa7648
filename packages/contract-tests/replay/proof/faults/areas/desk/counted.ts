import type { Fault } from '../../../fault.ts'
import { inBody } from '../../states.ts'

type Row = Record<string, number>

const inTable = (name: string, table: string, change: (rows: Row[]) => Row[]): Fault =>
  inBody(name, ['getDeskAnalysis'], (analysis) => ({
    ...analysis,
    [table]: change(analysis[table] as Row[]),
  }))

const inLast = (name: string, table: string, change: (row: Row) => Partial<Row>): Fault =>
  inTable(name, table, (rows) =>
    rows.map((row, place) => (place === rows.length - 1 ? ({ ...row, ...change(row) } as Row) : row)),
  )

/** Faults in figures of the desk's analysis that stand at the end of a table, or beside another one. */
export const countedFaults: Fault[] = [
  inTable('invoices cost a yuan more than they do', 'invoices', (rows) =>
    rows.map((row) => ({ ...row, amount: Number(row.amount) + 1 })),
  ),
  inLast('invoices that were mended cost nothing', 'invoices', () => ({ amount: 0 })),
  inLast('a person of the last city is a unit', 'cities', ({ units = 0, persons = 0 }) => ({
    units: units + 1,
    persons: persons - 1,
  })),
  inLast('the last city has a member more', 'cities', ({ units = 0 }) => ({ units: units + 1 })),
  inLast('the last course was begun by one more', 'courses', ({ enrolled = 0 }) => ({
    enrolled: enrolled + 1,
  })),
  inLast('the last course has one hour more', 'courses', ({ hours = 0 }) => ({ hours: hours + 1 })),
  inLast('the last course was completed by one more', 'courses', ({ completed = 0 }) => ({
    completed: completed + 1,
  })),
  inLast('one more left in the last month', 'joinedByMonth', ({ left = 0 }) => ({ left: left + 1 })),
  inTable('articles were opened twice as often', 'news', (rows) =>
    rows.map((row) => ({ ...row, viewCount: 2 * Number(row.viewCount) })),
  ),
  inTable('a level has no members', 'members', (rows) => rows.slice(0, -1)),
]
