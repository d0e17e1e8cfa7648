import type { Operation } from '@portal/api-contract/document'
import type { Row, Shown } from '../../shared/access/foreign-records.ts'
import { type Permissions, type Role, refusalOf } from '../../shared/access/roles.ts'
import { requiredQuery } from '../../shared/inputs.ts'
import type { FuzzRequest } from '../request.ts'
import type { Send } from './send.ts'

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

function askFor(operation: Operation<string>, role: Role): FuzzRequest {
  const query: FuzzRequest['query'] = [...requiredQuery(operation), ['size', '20']]
  return { operation, role, path: {}, query, label: 'what is there' }
}

const isPlainList = ({ method, list, path }: Operation<string>): boolean =>
  method === 'get' && list !== undefined && !path.includes('{')

/** Asks every list once as everybody who may see it. */
export async function collectRecords(
  operations: Iterable<Operation<string>>,
  send: Send,
  permissions: Permissions,
): Promise<Shown[]> {
  const asks = [...operations].filter(isPlainList).flatMap((operation) => {
    const roles: Role[] = operation.permissions === null ? ['none'] : ['person', 'unit', 'applicant', 'staff']
    return roles
      .map((role) => askFor(operation, role))
      .filter((ask) => refusalOf(operation, ask.role, permissions) === null)
  })
  return Promise.all(
    asks.map(async (ask) => {
      const answer = await send(ask)
      const rows = answer.kind === 'answer' && Array.isArray(answer.body) ? answer.body.filter(isRow) : []
      return { operation: ask.operation, role: ask.role, rows }
    }),
  )
}
