import type { BoundContacts, MailChange, PhoneChange } from '@portal/api-contract'
import { invalid, problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { maskMail, maskPhone } from '../../../domain/account/masks.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { type Account, accountOf, findAccountByMail, findPersonByPhone } from '../../../security/accounts.ts'
import { type CodeRecipient, checkCode, useCode } from '../../../security/codes.ts'
import { byMail, byPhone } from '../../../security/phone-codes.ts'
import type { World } from '../../../world.ts'
import { moveWaiting } from '../../people/unit-invitations/invitation-store.ts'
import { confirmPassword, readPassword } from '../authentication/login.ts'
import { tellAccountChanged } from '../messages/tell-account-changed.ts'
import { taken } from './taken.ts'

/** Whether a contact is the first or takes the place of another. */
export type ContactChange = 'ADD' | 'UPDATE'

/** What is bound, as its owner recognises it. */
export function contactsOf(world: World, caller: Caller): BoundContacts {
  const { boundPhone, boundMail } = accountOf(world.db, caller)
  return { phone: boundPhone && maskPhone(boundPhone), email: boundMail && maskMail(boundMail) }
}

function assertFits(change: ContactChange, bound: string | null, kind: 'phone' | 'mail'): void {
  if (change === 'ADD' && bound !== null)
    throw problem(409, `error.${kind}Bound`, `There is a ${kind} already: update it`)
  if (change === 'UPDATE' && bound === null)
    throw problem(409, `error.${kind}NotBound`, `There is no ${kind} yet: add it`)
}

function isPhoneTaken({ db }: World, account: Account, phone: string): boolean {
  if (account.ownerType === 'UNIT') return false
  const holder = findPersonByPhone(db, phone)
  return holder !== undefined && holder.id !== account.id
}

function bindPhone({ db, clock }: World, account: Account, phone: string): void {
  const at = clock.now()
  const isPerson = account.ownerType === 'PERSON'
  if (isPerson && phone !== account.username) moveWaiting(db, { from: account.username, to: phone, at })
  const username = isPerson ? phone : account.username
  db.run('UPDATE account SET phone = ?, username = ? WHERE id = ?', [phone, username, account.id])
  db.run('UPDATE member SET phone = ?, lastModifiedDate = ? WHERE id = ?', [
    phone,
    at.toISOString(),
    account.memberId,
  ])
}

interface Proof {
  /** Of an account that has nothing bound yet it is the only one. */
  password?: string | undefined
  oldCode?: string | undefined
  oldField: 'oldPhoneCode' | 'oldMailCode'
}

/**
 * Holds an account's owner to one proof: the password, or a code that went to what is bound so far.
 *
 * @returns what redeems the code; nothing is redeemed before all else has been found right
 */
async function prove(
  world: World,
  account: Account,
  old: CodeRecipient | null,
  { password, oldCode, oldField }: Proof,
): Promise<() => void> {
  if ((password === undefined) === (oldCode === undefined)) {
    const detail = `send either password or ${oldField}`
    throw invalid(['password', oldField].map((field) => bodyError(field, 'OneOf', detail)))
  }
  if (password !== undefined) await confirmPassword(world, account, readPassword(world, password))
  if (oldCode === undefined || !old) return () => {}
  const refusing = { ...old, refusal: `error.${oldField}` }
  checkCode(world, refusing, ['MEMBER'], oldCode)
  return () => useCode(world, refusing, 'MEMBER', oldCode)
}

/**
 * Binds a phone to the caller's account; a person logs in by it from then on.
 *
 * @throws HttpProblem 400 `error.badPassword`, `error.oldPhoneCode` or `error.phoneCode`; 409 when there is one (not) yet or it is
 *   another person's login
 */
export async function changePhone(
  world: World,
  caller: Caller,
  change: ContactChange,
  { phone, phoneCode, password, oldPhoneCode }: PhoneChange,
): Promise<void> {
  const account = accountOf(world.db, caller)
  assertFits(change, account.boundPhone, 'phone')
  const old = account.boundPhone === null ? null : byPhone(account.boundPhone)
  const proof = { password, oldCode: oldPhoneCode, oldField: 'oldPhoneCode' } as const
  const redeem = await prove(world, account, old, proof)
  checkCode(world, byPhone(phone), ['VISITOR'], phoneCode)
  world.db.transaction(() => {
    assertFits(change, accountOf(world.db, caller).boundPhone, 'phone')
    if (isPhoneTaken(world, account, phone)) throw taken('phone')
    redeem()
    useCode(world, byPhone(phone), 'VISITOR', phoneCode)
    bindPhone(world, account, phone)
    tellAccountChanged(world, account.memberId, '绑定手机')
  })
}

/**
 * Binds a mail address to the caller's account.
 *
 * @throws HttpProblem 400 `error.badPassword`, `error.oldMailCode` or `error.mailCode`; 409 when there is one (not) yet or it is
 *   another account's
 */
export async function changeMail(
  world: World,
  caller: Caller,
  change: ContactChange,
  { email, mailCode, password, oldMailCode }: MailChange,
): Promise<void> {
  const account = accountOf(world.db, caller)
  const recipient = byMail(email)
  assertFits(change, account.boundMail, 'mail')
  const old = account.boundMail === null ? null : byMail(account.boundMail)
  const proof = { password, oldCode: oldMailCode, oldField: 'oldMailCode' } as const
  const redeem = await prove(world, account, old, proof)
  checkCode(world, recipient, ['VISITOR'], mailCode)
  world.db.transaction(() => {
    assertFits(change, accountOf(world.db, caller).boundMail, 'mail')
    const holder = findAccountByMail(world.db, recipient.address)
    if (holder && holder.id !== account.id) throw taken('email')
    redeem()
    useCode(world, recipient, 'VISITOR', mailCode)
    world.db.run('UPDATE account SET mail = ? WHERE id = ?', [recipient.address, account.id])
    tellAccountChanged(world, account.memberId, '绑定邮箱')
  })
}
