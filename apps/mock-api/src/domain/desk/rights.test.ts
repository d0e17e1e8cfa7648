import type { PermissionName } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { deskPermissions } from './desk-permissions.ts'
import { permissionsOfRoles, type Rights, roleRefusal, userRefusal } from './rights.ts'

const all = deskPermissions.map(({ name }): PermissionName => name)
const rights: Rights = {
  roles: [
    { id: 1, permissions: all },
    { id: 2, permissions: ['desk.fees'] },
    { id: 3, permissions: ['desk.users', 'desk.roles', 'desk.news'] },
  ],
  users: [
    { id: 1, isDisabled: false, roleIds: [1] },
    { id: 2, isDisabled: false, roleIds: [2] },
    { id: 3, isDisabled: false, roleIds: [3] },
    { id: 4, isDisabled: true, roleIds: [1] },
  ],
}
const withoutThird: Rights = { ...rights, users: rights.users.filter(({ id }) => id !== 3) }

describe('a change of a user', () => {
  it.each([
    ['another role for oneself', 3, { id: 3, isDisabled: false, roleIds: [1] }, 'error.ownRights'],
    ['one role less for oneself', 1, { id: 1, isDisabled: false, roleIds: [] }, 'error.ownRights'],
    ['disabling oneself', 1, { id: 1, isDisabled: true, roleIds: [1] }, 'error.ownRights'],
    ['a role with more than one has', 3, { id: 2, isDisabled: false, roleIds: [1] }, 'error.beyondOwnRights'],
    ['a new user with more', 3, { id: 9, isDisabled: false, roleIds: [2] }, 'error.beyondOwnRights'],
    ['enabling who has more', 3, { id: 4, isDisabled: false, roleIds: [1] }, 'error.beyondOwnRights'],
    ['a password of who has more', 3, { id: 1, isDisabled: false, roleIds: [1] }, 'error.beyondOwnRights'],
    ['taking from who has more', 3, { id: 2, isDisabled: false, roleIds: [] }, 'error.beyondOwnRights'],
    ['what one has oneself', 3, { id: 9, isDisabled: false, roleIds: [3] }, null],
    ['all by who has all', 1, { id: 2, isDisabled: false, roleIds: [1] }, null],
    ["one's own name or password", 1, { id: 1, isDisabled: false, roleIds: [1] }, null],
  ])('%s: %s', (_what, actor, next, expected) => {
    expect(userRefusal(rights, actor, next)).toBe(expected)
  })
})

describe('the last administrator', () => {
  it('is not disabled, nor are his roles taken, as long as the other one cannot log in', () => {
    const two = {
      ...withoutThird,
      users: [...withoutThird.users, { id: 5, isDisabled: false, roleIds: [1] }],
    }
    expect(userRefusal(two, 5, { id: 1, isDisabled: true, roleIds: [1] })).toBeNull()
    const actor = { id: 6, isDisabled: true, roleIds: [1] }
    const one = { ...withoutThird, users: [...withoutThird.users, actor] }
    expect(userRefusal(one, 6, { id: 1, isDisabled: true, roleIds: [1] })).toBe('error.lastAdministrator')
    expect(userRefusal(one, 6, { id: 1, isDisabled: false, roleIds: [2] })).toBe('error.lastAdministrator')
  })

  it('does not lose the rights by a change of the role', () => {
    expect(roleRefusal(withoutThird, 1, { id: 1, permissions: ['desk.users'] })).toBe(
      'error.lastAdministrator',
    )
    const second = { id: 5, isDisabled: false, roleIds: [4] }
    const two = {
      roles: [...rights.roles, { id: 4, permissions: all }],
      users: [...withoutThird.users, second],
    }
    expect(roleRefusal(two, 1, { id: 1, permissions: ['desk.users'] })).toBeNull()
  })

  it('keeps what nobody else could give back', () => {
    const less = { id: 1, permissions: all.filter((name) => name !== 'desk.refunds') }
    expect(roleRefusal(rights, 1, less)).toBe('error.lastAdministrator')
    expect(
      roleRefusal(rights, 1, { id: 1, permissions: all.filter((name) => name !== 'desk.news') }),
    ).toBeNull()
  })
})

describe('a change of a role', () => {
  it('adds nothing that one does not hold, to no role', () => {
    expect(roleRefusal(rights, 3, { id: 3, permissions: all })).toBe('error.beyondOwnRights')
    expect(roleRefusal(rights, 3, { id: 9, permissions: ['desk.fees'] })).toBe('error.beyondOwnRights')
    expect(roleRefusal(rights, 3, { id: 9, permissions: ['desk.news'] })).toBeNull()
  })

  it('takes nothing that one does not hold', () => {
    expect(roleRefusal(rights, 3, { id: 2, permissions: [] })).toBe('error.beyondOwnRights')
  })
})

it('several roles open what each of them opens, once', () => {
  expect(permissionsOfRoles(rights.roles, [2, 3, 2])).toEqual([
    'desk.fees',
    'desk.users',
    'desk.roles',
    'desk.news',
  ])
})
