import type { AccountClosure, ClosingReason } from '@portal/api-contract'
import { invalid, problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { closingReasons } from '../../../domain/account/closing.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { type Account, accountOf } from '../../../security/accounts.ts'
import { checkCode, useCode } from '../../../security/codes.ts'
import { endLogins } from '../../../security/tokens.ts'
import { insertAll } from '../../../store/insert.ts'
import type { World } from '../../../world.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { boundOf } from '../accounts/own-code.ts'
import { confirmPassword, readPassword } from '../authentication/login.ts'
import { eraseMember } from './erase.ts'
import { tiesOf } from './ties.ts'

const proofs = ['phoneCode', 'mailCode', 'password'] as const

/** Everything that stands against closing the caller's account. */
export function reasonsAgainst(world: World, caller: Caller): ClosingReason[] {
  settleDue(world)
  return closingReasons(tiesOf(world.db, caller.memberId, world.clock.now()))
}

function refuseTied(world: World, caller: Caller): void {
  const [reason] = reasonsAgainst(world, caller)
  if (reason) throw problem(409, reason, 'The account has still to settle something')
}

/** @returns what redeems the code */
async function prove(world: World, caller: Caller, account: Account, body: AccountClosure) {
  const { phoneCode, mailCode, password } = body
  if (proofs.filter((name) => body[name] !== undefined).length !== 1) {
    const detail = `send one of ${proofs.join(', ')}`
    throw invalid(proofs.map((field) => bodyError(field, 'OneOf', detail)))
  }
  if (password !== undefined) {
    await confirmPassword(world, account, readPassword(world, password))
    return () => {}
  }
  const { recipient } = boundOf(world, caller, phoneCode === undefined ? 'MAIL' : 'PHONE')
  const code = phoneCode ?? mailCode ?? ''
  checkCode(world, recipient, ['MEMBER'], code)
  return () => useCode(world, recipient, 'MEMBER', code)
}

/** Keeps by which names and password the account was logged into, and gives the names free. */
function retire({ db }: World, account: Account, closedDate: string): void {
  const { id, username, passwordHash, memberId } = account
  const uscc = db.get<{ uscc: string | null }>('SELECT uscc FROM member WHERE id = ?', [memberId])?.uscc
  const logins = [username, ...(uscc ? [uscc] : [])]
  insertAll(
    db,
    'closedLogin',
    logins.map((login) => ({ login, passwordHash, closedDate })),
  )
  db.run("UPDATE account SET username = ?, passwordHash = '', phone = NULL, mail = NULL WHERE id = ?", [
    `closed/${id}`,
    id,
  ])
}

/**
 * Closes the caller's account and erases what need not be kept.
 *
 * @throws HttpProblem 409 with the first reason against it; 400 for a wrong proof, or without exactly one; 429 after many wrong
 *   passwords
 */
export async function closeAccount(world: World, caller: Caller, body: AccountClosure): Promise<void> {
  const account = accountOf(world.db, caller)
  refuseTied(world, caller)
  const redeem = await prove(world, caller, account, body)
  const at = world.clock.now().toISOString()
  world.db.transaction(() => {
    refuseTied(world, caller)
    redeem()
    retire(world, account, at)
    endLogins(world, account.id)
    eraseMember(world, account, at)
  })
}
