import { type Permissions, type Role, refusalOf } from '../../shared/access/roles.ts'
import type { Row, Shown } from '../../shared/access/strangers.ts'
import { inputsOf } from '../../shared/inputs.ts'
import type { Operation } from '../../src/document.ts'
import type { FuzzRequest } from '../request.ts'
import type { Send } from './send.ts'

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

function askFor(operation: Operation<string>, role: Role): FuzzRequest {
  const required = inputsOf(operation).query.filter((parameter) => parameter.required)
  const query = required.map(({ name, example }): [string, string] => [name, String(example ?? '')])
  return { operation, role, path: {}, query: [...query, ['size', '20']], label: 'what is there' }
}

const isPlainList = ({ method, list, path }: Operation<string>): boolean =>
  method === 'get' && list !== undefined && !path.includes('{')

/** Asks every list once as everybody who may see it. */
export async function harvest(
  operations: Iterable<Operation<string>>,
  send: Send,
  permissions: Permissions,
): Promise<Shown[]> {
  const asks = [...operations].filter(isPlainList).flatMap((operation) => {
    const roles: Role[] = operation.permissions === null ? ['none'] : ['person', 'unit', 'applicant']
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
