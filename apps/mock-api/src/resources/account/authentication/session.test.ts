import { describe, expect, it } from 'vitest'
import { authenticateToken, endLogin } from '../../../security/tokens.ts'
import { currentUser } from '../../../testing/codes.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

const minute = 60_000

describe('a token', () => {
  it('is good for eight hours of the clock', async () => {
    const bed = await createTestBed()
    const token = bed.tokenOf('lin')
    bed.clock.advance(8 * 60 * minute - 1000)
    expect((await currentUser(bed, token)).statusCode).toBe(200)
    bed.clock.advance(1000)
    const expired = await currentUser(bed, token)
    expect(expired.json()).toMatchObject({ status: 401, result: { isLogin: true } })
    expect(expired.headers['www-authenticate']).toMatch(/^Bearer/)
  })

  it('is worthless once its login is ended, which leaves the others alone', async () => {
    const bed = await createTestBed()
    const [token, other] = [bed.tokenOf('lin'), bed.tokenOf('lin')]
    const { loginId = 0 } = authenticateToken(bed.world, token) ?? {}
    expect(endLogin(bed.world, memberIdOf('su'), loginId)).toBe(false)
    expect(endLogin(bed.world, memberIdOf('lin'), loginId)).toBe(true)
    expect((await currentUser(bed, token)).json()).toMatchObject({ status: 401, result: { isLogin: true } })
    expect((await currentUser(bed, other)).statusCode).toBe(200)
  })

  it('is refused when another world signed it', async () => {
    const bed = await createTestBed()
    const foreign = await createTestBed()
    foreign.world.tokenSecret = 'another'
    expect((await currentUser(bed, foreign.tokenOf('lin'))).statusCode).toBe(401)
  })

  it('ends with its account', async () => {
    const bed = await createTestBed()
    const token = bed.tokenOf('lin')
    bed.world.db.run('UPDATE member SET isDeleted = 1 WHERE id = ?', [memberIdOf('lin')])
    expect((await currentUser(bed, token)).statusCode).toBe(401)
  })
})

describe('GET /api/member/current', () => {
  it('tells number, level, state and validity', async () => {
    expect((await (await createTestBed()).get('/api/member/current', 'hengxin')).json()).toMatchObject({
      name: '江川恒信工程造价咨询有限公司',
      phone: '13900020001',
      role: 'memberCompany',
      memberNo: 'JC-U-2016-0006',
      memberLevel: '理事单位',
      membershipStatus: 'ACTIVE',
      validTo: '2026-12-31',
    })
  })

  it('lets an applicant look, but not pay', async () => {
    const member = (await (await createTestBed()).get('/api/member/current', 'tong')).json()
    expect(member).toMatchObject({ memberNo: null, membershipStatus: 'APPLYING', validTo: null })
    expect(member.permissions).toEqual([
      { name: 'fees.read' },
      { name: 'orders.read' },
      { name: 'applies.read' },
      { name: 'applies.write' },
      { name: 'courses.study' },
      { name: 'people.join' },
    ])
  })

  it('notices that the validity is over', async () => {
    const bed = await createTestBed()
    bed.clock.set('2026-12-31T16:00:00.000Z')
    expect((await bed.get('/api/member/current', 'lin')).json()).toMatchObject({
      membershipStatus: 'EXPIRED',
    })
  })
})

describe('POST /api/member/logout', () => {
  it('ends this login and no other', async () => {
    const bed = await createTestBed()
    const [token, other] = [bed.tokenOf('lin'), bed.tokenOf('lin')]
    const headers = { authorization: `Bearer ${token}` }
    const answer = await bed.app.inject({ method: 'POST', url: '/ht/api/member/logout', headers })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect((await currentUser(bed, token)).statusCode).toBe(401)
    expect((await currentUser(bed, other)).statusCode).toBe(200)
  })
})

describe('GET /thsuaa/api/currentUserNav', () => {
  interface Item {
    id: number
    parentId: number
    path: string
  }
  const menuOf = async (bed: TestBed, persona: string) =>
    (await bed.get('/thsuaa/api/currentUserNav', persona)).json<{ data: Item[] }>().data
  const pathsOf = (items: Item[]) => items.map(({ path }) => path)

  it('builds into a tree from 0, every parent before its children', async () => {
    const items = await menuOf(await createTestBed(), 'lin')
    const seen = new Set([0])
    for (const { id, parentId } of items) {
      expect(seen).toContain(parentId)
      expect(seen).not.toContain(id)
      seen.add(id)
    }
  })

  it('is a menu of its own for each role: the education platform is for persons', async () => {
    const bed = await createTestBed()
    const [unit, person] = [pathsOf(await menuOf(bed, 'hengxin')), pathsOf(await menuOf(bed, 'lin'))]
    expect(unit).toEqual(expect.arrayContaining(['/unitMemberIndex', '/unitPayment', '/helpCenter']))
    expect(person).toEqual(expect.arrayContaining(['/personMemberIndex', '/myCourse', '/pay']))
    expect(unit.filter((path) => person.includes(path))).toEqual([])
  })

  it('leaves out what the role may not: an applicant has nothing to pay', async () => {
    const bed = await createTestBed()
    expect(pathsOf(await menuOf(bed, 'xinrui'))).not.toContain('/unitPayment')
    expect(pathsOf(await menuOf(bed, 'tong'))).not.toContain('/pay')
    expect(pathsOf(await menuOf(bed, 'tong'))).toContain('/financialManagement')
  })
})
