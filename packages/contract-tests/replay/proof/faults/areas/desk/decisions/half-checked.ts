import type { Fault } from '../../../../fault.ts'
import { looking, rowsAt } from '../../lessons.ts'

type Body = Record<string, unknown>

/** Faults of a desk that looks at one kind, one caller or one way of leaving out a reason alone. */
export const halfCheckedFaults: Fault[] = [
  ...(
    [
      ['accounts', 'USER', 'users', 'name'],
      ['articles', 'NEWS', 'news', 'title'],
    ] as const
  ).map(([what, kind, path, property]) =>
    looking(
      `${what} stand in the log as they are called now`,
      'listDeskLog',
      async (body, call, upstream) => {
        const rows = await rowsAt(upstream, call, `/api/admin/${path}?size=2000`)
        const names = new Map(rows.map((row) => [row.id, row[property]]))
        return (body as Body[]).map((row) =>
          row.subjectKind === kind
            ? { ...row, subjectName: names.get(row.subjectId) ?? row.subjectName }
            : row,
        )
      },
    ),
  ),
]
