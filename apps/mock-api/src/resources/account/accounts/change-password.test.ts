import { expect, it } from 'vitest'
import type { Caller } from '../../../domain/account/caller.ts'
import { hashPassword, verifyPassword } from '../../../security/passwords.ts'
import { authenticateToken } from '../../../security/tokens.ts'
import { currentMember, fieldsOf, logIn, personaPassword } from '../../../testing/codes.ts'
import { createTestBed, encryptPassword, type TestBed } from '../../../testing/test-bed.ts'
import { changePassword } from './change-password.ts'

const su = '13800010002'

const change = (bed: TestBed, token: string, oldPassword: string, password: string) =>
  bed.app.inject({
    method: 'POST',
    url: '/ht/api/member/password',
    headers: { authorization: `Bearer ${token}` },
    payload: { oldPassword: encryptPassword(oldPassword), password: encryptPassword(password) },
  })

it('sets another password; every other login of the account ends, this one goes on', async () => {
  const bed = await createTestBed()
  const [own, other, stranger] = [bed.tokenOf('su'), bed.tokenOf('su'), bed.tokenOf('lin')]
  expect((await change(bed, own, personaPassword, 'a new one')).statusCode).toBe(204)
  expect((await currentMember(bed, own)).statusCode).toBe(200)
  expect((await currentMember(bed, other)).json()).toMatchObject({ status: 401, result: { isLogin: true } })
  expect((await currentMember(bed, stranger)).statusCode).toBe(200)
  expect((await logIn(bed, su)).statusCode).toBe(401)
  expect((await logIn(bed, su, 'a new one')).statusCode).toBe(200)
})

it('is refused with the wrong old one, which counts as a failed login', async () => {
  const bed = await createTestBed()
  const token = bed.tokenOf('su')
  for (let count = 0; count < 10; count++) {
    const answer = await change(bed, token, 'wrong', 'a new one')
    expect(answer.json()).toMatchObject({ status: 400, message: 'error.badPassword' })
    expect(fieldsOf(answer)).toEqual(['oldPassword Wrong'])
  }
  const blocked = await change(bed, token, personaPassword, 'a new one')
  expect(blocked.json()).toMatchObject({ status: 429, message: 'error.loginBlocked' })
})

it('is refused with the same one, and with one that is too short, which leave the other logins', async () => {
  const bed = await createTestBed()
  const [own, other] = [bed.tokenOf('su'), bed.tokenOf('su')]
  const same = await change(bed, own, personaPassword, personaPassword)
  expect(same.json()).toMatchObject({ status: 400, message: 'error.passwordSame' })
  expect(fieldsOf(same)).toEqual(['password Same'])
  expect(fieldsOf(await change(bed, own, personaPassword, 'short'))).toEqual(['password Size'])
  expect((await currentMember(bed, other)).statusCode).toBe(200)
})

it('does not undo a reset that came while the old one was verified', async () => {
  const bed = await createTestBed()
  const { world } = bed
  const caller = authenticateToken(world, bed.tokenOf('lin')) as Caller
  const body = { oldPassword: encryptPassword(personaPassword), password: encryptPassword('of a thief') }
  const changed = changePassword(world, caller, body)
  world.db.run('UPDATE account SET passwordHash = ? WHERE id = ?', [hashPassword('of the owner'), 1])
  await expect(changed).rejects.toMatchObject({ code: 'error.badPassword' })
  const { passwordHash } = world.db.get<{ passwordHash: string }>(
    'SELECT passwordHash FROM account WHERE id = 1',
  ) ?? { passwordHash: '' }
  expect(await verifyPassword('of the owner', passwordHash)).toBe(true)
})
