import type { PersonRegistration, Registration, UnitRegistration } from '@portal/api-contract'
import { invalidField } from '../../../contract/problem.ts'
import { isUscc } from '../../../domain/member/id-numbers.ts'
import { welcome } from '../../../domain/notice/system-notices.ts'
import { findPersonByPhone } from '../../../security/accounts.ts'
import { checkCode } from '../../../security/codes.ts'
import { isLoginName } from '../../../security/login-names.ts'
import { hashNewPassword } from '../../../security/passwords.ts'
import { byPhone, usePhoneCode } from '../../../security/phone-codes.ts'
import { insert } from '../../../store/insert.ts'
import type { World } from '../../../world.ts'
import { isTaken } from '../../applications/member-applies/identities.ts'
import { notify } from '../messages/notify.ts'
import { readNewPassword } from './new-password.ts'
import { taken } from './taken.ts'

function checkUnit({ uscc, username }: UnitRegistration): void {
  if (!isUscc(uscc)) {
    throw invalidField('uscc', 'Check', 'is mistyped: its check character does not fit the others (GB 32100)')
  }
  // A login is looked up as an account name first: another unit's code must not be taken as the name.
  if (isUscc(username.toUpperCase())) {
    throw invalidField('username', 'Pattern', 'must not look like a 统一社会信用代码')
  }
}

function assertFree({ db }: World, body: Registration): void {
  if (body.ownerType === 'PERSON') {
    if (findPersonByPhone(db, body.phone)) throw taken('phone')
    return
  }
  const { username, uscc, companyName } = body
  if (isLoginName(db, username)) throw taken('username')
  if (isTaken(db, 'uscc', uscc, null)) throw taken('uscc')
  if (isTaken(db, 'companyName', companyName, null)) throw taken('companyName')
}

const ofPerson = ({ name, phone }: PersonRegistration) => ({
  member: { ownerType: 'PERSON', name, phone, uscc: null, contactName: null },
  username: phone,
})

const ofUnit = ({ companyName, phone, uscc, contactName, username }: UnitRegistration) => ({
  member: { ownerType: 'UNIT', name: companyName, phone, uscc, contactName },
  username,
})

function insertAccount(world: World, body: Registration, passwordHash: string): number {
  const { db, clock } = world
  const { member, username } = body.ownerType === 'PERSON' ? ofPerson(body) : ofUnit(body)
  const now = clock.now().toISOString()
  const { next: id } = db.get<{ next: number }>('SELECT max(id) + 1 AS next FROM member') ?? { next: 1 }
  const avatar = `files/avatars/m${id}.svg`
  insert(db, 'member', { id, ...member, avatar, createdDate: now, lastModifiedDate: now, orderNum: id })
  insert(db, 'account', { id, memberId: id, username, passwordHash, phone: body.phone })
  notify(world, id, welcome(body.ownerType))
  return id
}

/**
 * Makes a member who has not joined, with an account.
 *
 * @returns the account's id
 * @throws HttpProblem 400 naming a field or `error.phoneCode`; 409 naming what another account has; the code stays valid
 */
export async function register(world: World, body: Registration): Promise<number> {
  const password = readNewPassword(world, body.password)
  if (body.ownerType === 'UNIT') checkUnit(body)
  checkCode(world, byPhone(body.phone), ['VISITOR'], body.phoneCode)
  const passwordHash = await hashNewPassword(password)
  return world.db.transaction(() => {
    usePhoneCode(world, body.phone, 'VISITOR', body.phoneCode)
    assertFree(world, body)
    return insertAccount(world, body, passwordHash)
  })
}
