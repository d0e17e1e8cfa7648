import type { DeskRole, DeskUser, MenuItem } from '@portal/api-contract'
import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { currentUser, logIn, personaPassword, tokenIn } from '../../../testing/codes.ts'
import { createTestBed, encryptPassword, staffIdOf, type TestBed } from '../../../testing/test-bed.ts'

const password = encryptPassword(personaPassword)

const userOf = async (bed: TestBed, persona: string): Promise<DeskUser> =>
  (await bed.get(`/api/admin/users/${staffIdOf(persona)}`, 'mishuzhang')).json()

async function change(bed: TestBed, persona: string, fields: Partial<DeskUser>, by = 'mishuzhang') {
  const user = await userOf(bed, persona)
  const answer = await bed.put('/api/admin/users', { ...user, ...fields }, by)
  return { status: answer.statusCode, body: answer.json() }
}

const pathsOf = async (bed: TestBed, persona: string) => {
  const items = (await bed.get('/thsuaa/api/currentUserNav', persona)).json<{ data: MenuItem[] }>().data
  return items.map(({ path }) => path)
}

/** Somebody who may give rights and write news, and no more. */
async function giveSomeRights(bed: TestBed) {
  const body = { name: '人事', permissions: ['desk.users', 'desk.roles', 'desk.news'] }
  const role = (await bed.post('/api/admin/roles', body, 'mishuzhang')).json<DeskRole>()
  await change(bed, 'shixi', { roleIds: [role.id] })
  return role
}

describe('the staff', () => {
  it('logs in by the login of units, and has what its roles open', async () => {
    const bed = await createTestBed()
    const user = (await currentUser(bed, tokenIn(await logIn(bed, 'caiwubu')))).json()
    expect(user).toMatchObject({ name: '钱守仁', role: 'associationStaff', userid: 'staff-3' })
    expect(user.permissions).toContainEqual({ name: 'desk.refunds' })
    expect(user.permissions).not.toContainEqual({ name: 'desk.news' })
  })

  it('has the pages of the desk that it may open, each group leading to its first', async () => {
    const bed = await createTestBed()
    expect(await pathsOf(bed, 'bianji')).toEqual([
      ...['/dashboard', '/dashboard/workplace', '/list', '/list/news', '/list/fee-news', '/list/journals'],
      ...['/form', '/form/news', '/form/fee-news', '/form/journal'],
      ...['/system', '/system/dictionary', '/account', '/account/center', '/account/settings'],
    ])
    expect(await pathsOf(bed, 'shixi')).toEqual(['/account', '/account/center', '/account/settings'])
    expect(await pathsOf(bed, 'lin')).not.toContain('/dashboard')
  })

  it('has the page of navigation and banners by either of the two permissions', async () => {
    const bed = await createTestBed()
    const dictionaryOf = async () => {
      const items = (await bed.get('/thsuaa/api/currentUserNav', 'shixi')).json<{ data: MenuItem[] }>().data
      return items.find(({ path }) => path === '/system/dictionary')?.meta.authority
    }
    expect(await dictionaryOf()).toBeUndefined()
    const body = { name: '轮播图', permissions: ['desk.banners'] }
    const role = (await bed.post('/api/admin/roles', body, 'mishuzhang')).json<DeskRole>()
    await change(bed, 'shixi', { roleIds: [role.id] })
    expect(await dictionaryOf()).toEqual(['desk.banners'])
  })

  it('is told of all roles by the right to give or to make them, else of its own', async () => {
    const bed = await createTestBed()
    const rolesOf = async (persona: string) => {
      const answer = await bed.get('/api/admin/roles?size=200', persona)
      const roles = answer.json<DeskRole[]>()
      expect([answer.statusCode, answer.headers['x-total-count']]).toEqual([200, String(roles.length)])
      return roles.map(({ id }) => id)
    }
    const all = await rolesOf('mishuzhang')
    expect(all.length).toBeGreaterThan(3)
    expect(await rolesOf('shixi')).toEqual([])
    expect(await rolesOf('bianji')).toEqual((await userOf(bed, 'bianji')).roleIds)
    for (const permission of ['desk.users', 'desk.roles']) {
      const body = { name: permission, permissions: [permission] }
      const role = (await bed.post('/api/admin/roles', body, 'mishuzhang')).json<DeskRole>()
      await change(bed, 'shixi', { roleIds: [role.id] })
      expect(await rolesOf('shixi')).toEqual(expect.arrayContaining(all))
    }
  })

  it('may call nothing of members, nor members anything of the staff', async () => {
    const bed = await createTestBed()
    expect((await bed.get('/api/member-orders', 'mishuzhang')).statusCode).toBe(403)
    expect((await bed.get('/api/member/current', 'mishuzhang')).statusCode).toBe(403)
    expect((await bed.get('/api/admin/users', 'hengxin')).statusCode).toBe(403)
  })

  it('logs out', async () => {
    const bed = await createTestBed()
    const headers = { authorization: `Bearer ${bed.tokenOf('bianji')}` }
    await bed.app.inject({ method: 'POST', url: '/ht/api/member/logout', headers })
    expect((await bed.app.inject({ url: '/ht/thsuaa/api/currentUser', headers })).statusCode).toBe(401)
  })
})

describe('the desk in the document', () => {
  const desk = [...operations.values()].filter(({ path }) => path.startsWith('/api/admin/'))

  it.each(desk)('$id is for the staff, by its name and by its permission', ({ id, callers }) => {
    expect(id).toContain('Desk')
    expect(callers).toEqual(['staff'])
  })

  it('is nowhere else', () => {
    const others = [...operations.values()].filter(({ path }) => !path.startsWith('/api/admin/'))
    expect(others.filter(({ id }) => id.includes('Desk'))).toEqual([])
    const shared = others.filter(({ callers }) => callers.includes('staff'))
    expect(shared.map(({ id }) => id).toSorted()).toEqual([
      'downloadFile',
      'getCurrentUser',
      'getCurrentUserNav',
      'logOut',
      'uploadFile',
    ])
  })
})

describe('a change of the staff', () => {
  it('gives and takes rights from the next call on', async () => {
    const bed = await createTestBed()
    const headers = { authorization: `Bearer ${bed.tokenOf('shixi')}` }
    const read = () => bed.app.inject({ url: '/ht/api/admin/log', headers })
    expect((await read()).statusCode).toBe(403)
    expect((await change(bed, 'shixi', { roleIds: [1] })).status).toBe(200)
    expect((await read()).statusCode).toBe(200)
    await change(bed, 'shixi', { roleIds: [] })
    expect((await read()).statusCode).toBe(403)
    await change(bed, 'shixi', { isDisabled: 1 })
    expect((await read()).statusCode).toBe(401)
    expect((await logIn(bed, 'shixi')).json()).toMatchObject({ message: 'error.accountDisabled' })
  })

  it('is refused on an old version', async () => {
    const bed = await createTestBed()
    const old = await userOf(bed, 'shixi')
    await change(bed, 'shixi', { name: '白二凡' })
    const answer = await bed.put('/api/admin/users', { ...old, name: '白三凡' }, 'mishuzhang')
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'error.concurrencyFailure'])
  })

  it('is logged with what changed, and without a password', async () => {
    const bed = await createTestBed()
    await change(bed, 'shixi', { roleIds: [5] })
    await bed.post(`/api/admin/users/${staffIdOf('shixi')}/password`, { password }, 'mishuzhang')
    const log = (await bed.get('/api/admin/log', 'mishuzhang')).json()
    expect(log[0]).toMatchObject({ action: 'PASSWORD', subjectName: '白一凡', before: null, after: null })
    expect(log[1]).toMatchObject({
      ...{ staffName: '沈敬之', action: 'UPDATE', subjectKind: 'USER', subjectId: 6 },
      ...{ before: { roleIds: [] }, after: { roleIds: [5] } },
    })
  })

  it('does not reset the own password, which is changed with the old one', async () => {
    const bed = await createTestBed()
    const answer = await bed.post(
      `/api/admin/users/${staffIdOf('mishuzhang')}/password`,
      { password },
      'mishuzhang',
    )
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'error.http.409'])
  })

  it('gives nothing that one does not have oneself, by no way', async () => {
    const bed = await createTestBed()
    const role = await giveSomeRights(bed)
    const by = 'shixi'
    const beyond = { status: 409, body: { message: 'error.beyondOwnRights' } }
    expect(await change(bed, 'shixi', { roleIds: [1] }, by)).toMatchObject({
      body: { message: 'error.ownRights' },
    })
    expect(await change(bed, 'bianji', { roleIds: [1] }, by)).toMatchObject(beyond)
    expect(await change(bed, 'mishuzhang', { isDisabled: 1 }, by)).toMatchObject(beyond)
    const made = { username: 'xiaoming', password, name: '小明', roleIds: [3] }
    expect((await bed.post('/api/admin/users', made, by)).json()).toMatchObject(beyond.body)
    const wider = { ...role, permissions: [...role.permissions, 'desk.refunds'] }
    expect((await bed.put('/api/admin/roles', wider, by)).json()).toMatchObject(beyond.body)
    const reset = await bed.post(`/api/admin/users/${staffIdOf('mishuzhang')}/password`, { password }, by)
    expect(reset.json()).toMatchObject(beyond.body)
  })

  it('leaves somebody who may give rights', async () => {
    const bed = await createTestBed()
    const role = (await bed.get('/api/admin/roles/1', 'mishuzhang')).json<DeskRole>()
    const less = { ...role, permissions: ['desk.news'] }
    const answer = await bed.put('/api/admin/roles', less, 'mishuzhang')
    expect(answer.json()).toMatchObject({ status: 409, message: 'error.lastAdministrator' })
  })

  it('makes accounts that log in, each name once', async () => {
    const bed = await createTestBed()
    const body = { username: 'ZhaoMin', password, name: '赵敏', roleIds: [4] }
    expect((await bed.post('/api/admin/users', body, 'mishuzhang')).statusCode).toBe(201)
    expect((await logIn(bed, 'zhaomin')).statusCode).toBe(200)
    const again = await bed.post('/api/admin/users', { ...body, username: 'zhaomin' }, 'mishuzhang')
    expect(again.json()).toMatchObject({ message: 'error.usernameTaken' })
    const unknown = await bed.post(
      '/api/admin/users',
      { ...body, username: 'other', roleIds: [99] },
      'mishuzhang',
    )
    expect(unknown.json()).toMatchObject({ fieldErrors: [{ field: 'roleIds[0]' }] })
  })
})

it('an account of the staff takes no login that a unit has or can have', async () => {
  const bed = await createTestBed()
  const make = (username: string) =>
    bed.post('/api/admin/users', { username, password, name: '赵敏', roleIds: [] }, 'mishuzhang')
  expect((await make('Hengxin')).json()).toMatchObject({ status: 409, message: 'error.usernameTaken' })
  expect((await make('a1349901ma2hx01k7e')).json()).toMatchObject({ fieldErrors: [{ field: 'username' }] })
  expect((await currentUser(bed, tokenIn(await logIn(bed, 'hengxin')))).json().role).toBe('memberCompany')
})

describe('the own account', () => {
  it('is there for everybody, also without a role', async () => {
    const bed = await createTestBed()
    expect((await bed.get('/api/admin/account', 'shixi')).json()).toMatchObject({
      username: 'shixi',
      roleIds: [],
    })
    expect((await bed.get('/api/admin/account', 'lin')).statusCode).toBe(403)
  })

  it('gets a new password for the old one, which ends the other logins', async () => {
    const bed = await createTestBed()
    const other = { authorization: `Bearer ${bed.tokenOf('shixi')}` }
    const next = encryptPassword('Another@2026')
    const change = (oldPassword: string) =>
      bed.post('/api/admin/account/password', { oldPassword, password: next }, 'shixi')
    expect((await change(next)).json()).toMatchObject({ message: 'error.badPassword' })
    expect((await change(password)).statusCode).toBe(204)
    expect((await bed.app.inject({ url: '/ht/thsuaa/api/currentUser', headers: other })).statusCode).toBe(401)
    expect((await logIn(bed, 'shixi', 'Another@2026')).statusCode).toBe(200)
  })
})

describe('a role', () => {
  it('is taken away only when nobody has it', async () => {
    const bed = await createTestBed()
    const role = await giveSomeRights(bed)
    const remove = () => bed.delete(`/api/admin/roles/${role.id}`, 'mishuzhang')
    expect((await remove()).json()).toMatchObject({ message: 'error.roleInUse' })
    await change(bed, 'shixi', { roleIds: [] })
    expect((await remove()).statusCode).toBe(204)
  })

  it('has a name of its own and opens the desk only', async () => {
    const bed = await createTestBed()
    const make = (body: object) => bed.post('/api/admin/roles', body, 'mishuzhang')
    expect((await make({ name: '财务部', permissions: [] })).json()).toMatchObject({
      message: 'error.roleNameTaken',
    })
    const foreign = await make({ name: '会员', permissions: ['fees.pay'] })
    expect(foreign.json()).toMatchObject({ fieldErrors: [{ field: 'permissions[0]' }] })
  })

  it('changes the menu of whoever has it at once', async () => {
    const bed = await createTestBed()
    const role = (await bed.get('/api/admin/roles/5', 'mishuzhang')).json<DeskRole>()
    const wider = { ...role, permissions: [...role.permissions, 'desk.courses'] }
    expect((await bed.put('/api/admin/roles', wider, 'mishuzhang')).json()).toMatchObject({ version: 2 })
    expect(await pathsOf(bed, 'bianji')).toContain('/list/courses')
  })
})

it('every permission is told with what it allows', async () => {
  const bed = await createTestBed()
  const all = (await bed.get('/api/admin/permissions', 'mishuzhang')).json<{ name: string }[]>()
  const held = (await bed.get('/thsuaa/api/currentUser', 'mishuzhang')).json().permissions
  expect(all.map(({ name }) => ({ name }))).toEqual(held)
})
