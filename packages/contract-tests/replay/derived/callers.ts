import { isPermitted, type Operation } from '@portal/api-contract/document'
import { noPermissions, type Permissions, refusalOf } from '../../shared/access/roles.ts'
import {
  nameOfOther,
  type OtherName,
  type RoleName,
  roleNames,
} from '../../shared/credentials/credentials.ts'
import type { Context } from '../run/context.ts'
import { CannotGoOn } from '../run/scenario-errors.ts'
import { operationOf } from './operations.ts'

/** The caller: anonymous, or an account of the credentials. */
export type Caller = 'anonymous' | RoleName | OtherName

/** The accounts that the credentials name. */
export const membersOf = ({ credentials }: Context): RoleName[] =>
  roleNames.filter((role) => credentials[role] !== undefined)

async function permissionsAs(context: Context, role: RoleName | OtherName): Promise<ReadonlySet<string>> {
  const exchange = await context.call(operationOf('getCurrentUser'), { role })
  const { answer } = exchange
  const { permissions } = (answer.body ?? {}) as { permissions?: { name: string }[] }
  if (!Array.isArray(permissions)) {
    throw new CannotGoOn(
      `needs the permissions of '${role}' from getCurrentUser, and got ${answer.status} without them`,
      exchange,
    )
  }
  return new Set(permissions.map(({ name }) => name))
}

/** The permissions of each account, as the backend states them; requested once a run. */
export function permissionsOf(context: Context): Promise<Permissions> {
  return context.once('permissions', async () => {
    const known: Permissions = { ...noPermissions }
    for (const role of membersOf(context)) known[role] = await permissionsAs(context, role)
    return known
  })
}

/** Whether an account must be allowed, by the document and the account's permissions. */
export function isAllowed(operation: Operation, role: RoleName, permissions: Permissions): boolean {
  return refusalOf(operation, role, permissions) === null
}

/** The callers of an operation: anonymous when it is public, else the accounts with its permissions. */
export async function callersOf(context: Context, operation: Operation): Promise<('anonymous' | RoleName)[]> {
  if (operation.permissions === null) return ['anonymous']
  const permissions = await permissionsOf(context)
  return membersOf(context).filter((role) => isAllowed(operation, role, permissions))
}

/** The other accounts of the credentials. */
export const othersOf = ({ credentials }: Context): OtherName[] =>
  (credentials.others ?? []).map((_, place) => nameOfOther(place))

const permissionsOfOthers = (context: Context) =>
  context.once('permissions of others', () =>
    Promise.all(
      othersOf(context).map(async (name) => ({ name, permissions: await permissionsAs(context, name) })),
    ),
  )

/** The other accounts with an operation's permissions: for what no caller of the three has. */
export async function othersWith(context: Context, operation: Operation): Promise<OtherName[]> {
  if (operation.permissions === null) return []
  const others = await permissionsOfOthers(context)
  return others.filter((one) => isPermitted(operation, one.permissions)).map(({ name }) => name)
}

/** Whether the login of an account still stands: a scenario before may have ended it. */
export async function isLoggedIn(context: Context, role: OtherName): Promise<boolean> {
  return (await context.call(operationOf('getCurrentUser'), { role })).answer.status === 200
}

/** Those of the other accounts whose login still stands. */
export async function stillLoggedIn(context: Context, others: readonly OtherName[]): Promise<OtherName[]> {
  const standing: OtherName[] = []
  for (const role of others) if (await isLoggedIn(context, role)) standing.push(role)
  return standing
}

/** The role of an account, as the backend names it: whether it is a person's or a unit's. */
export function kindOf(context: Context, account: RoleName | OtherName): Promise<unknown> {
  return context.once(`kind of ${account}`, async () => {
    const { answer } = await context.call(operationOf('getCurrentUser'), { role: account })
    return (answer.body as { role?: unknown } | null)?.role
  })
}
