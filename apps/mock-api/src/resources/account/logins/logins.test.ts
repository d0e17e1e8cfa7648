import type { MemberLoginRecord } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { currentMember, personaPassword, tokenIn } from '../../../testing/codes.ts'
import { createTestBed, encryptPassword, solveCaptcha, type TestBed } from '../../../testing/test-bed.ts'

const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'
const su = '13800010002'

/** Logs in by password from a browser, as the request of one tells it. */
async function logInFrom(bed: TestBed, address: string): Promise<string> {
  const body = { phone: su, password: encryptPassword(personaPassword), ...(await solveCaptcha(bed)) }
  const answer = await bed.app.inject({
    method: 'POST',
    url: '/ht/api/public/member/authenticate',
    headers: { 'user-agent': agent },
    remoteAddress: address,
    payload: body,
  })
  return tokenIn(answer)
}

const as = (bed: TestBed, token: string, method: 'GET' | 'POST' | 'DELETE', path: string) =>
  bed.app.inject({ method, url: `/ht${path}`, headers: { authorization: `Bearer ${token}` } })

const loginsOf = async (bed: TestBed, token: string): Promise<MemberLoginRecord[]> =>
  (await as(bed, token, 'GET', '/api/member/logins')).json()

describe('the logins of an account', () => {
  it('are listed with time, device and masked address; the one that asks is marked', async () => {
    const bed = await createTestBed()
    const first = await logInFrom(bed, '203.0.113.7')
    bed.clock.advance(60_000)
    const second = await logInFrom(bed, '198.51.100.9')
    bed.tokenOf('lin')
    const rows = await loginsOf(bed, second)
    expect(rows).toMatchObject([
      { browser: 'Chrome', system: 'Windows', address: '198.51.*.*', isCurrent: true },
      { browser: 'Chrome', system: 'Windows', address: '203.0.*.*', isCurrent: false },
    ])
    const [later, earlier] = rows
    expect(Date.parse(later?.loginDate ?? '') - Date.parse(earlier?.loginDate ?? '')).toBe(60_000)
    expect((await loginsOf(bed, first)).map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  })

  it('are fewer by one that is ended there, whose token is worthless at once', async () => {
    const bed = await createTestBed()
    const [own, other] = [bed.tokenOf('su'), bed.tokenOf('su')]
    const { id } = (await loginsOf(bed, own)).find(({ isCurrent }) => !isCurrent) ?? { id: 0 }
    expect((await as(bed, bed.tokenOf('lin'), 'DELETE', `/api/member/logins/${id}`)).statusCode).toBe(404)
    expect((await as(bed, own, 'DELETE', `/api/member/logins/${id}`)).statusCode).toBe(204)
    expect((await currentMember(bed, other)).json()).toMatchObject({ status: 401, result: { isLogin: true } })
    expect((await as(bed, own, 'DELETE', `/api/member/logins/${id}`)).statusCode).toBe(404)
    expect(await loginsOf(bed, own)).toHaveLength(1)
  })

  it('are one after the others were ended, and another account keeps its own', async () => {
    const bed = await createTestBed()
    const [own, other, lin] = [bed.tokenOf('su'), bed.tokenOf('su'), bed.tokenOf('lin')]
    expect((await as(bed, own, 'DELETE', '/api/member/logins')).statusCode).toBe(204)
    expect((await currentMember(bed, other)).statusCode).toBe(401)
    expect((await currentMember(bed, lin)).statusCode).toBe(200)
    expect(await loginsOf(bed, own)).toMatchObject([{ isCurrent: true }])
  })

  it('lose the one that logs out, and those whose token has run out', async () => {
    const bed = await createTestBed()
    const [first, second] = [bed.tokenOf('su'), bed.tokenOf('su')]
    await as(bed, first, 'POST', '/api/member/logout')
    expect(await loginsOf(bed, second)).toHaveLength(1)
    bed.clock.advance(7 * 3_600_000)
    const third = bed.tokenOf('su')
    bed.clock.advance(3_600_000)
    expect(await loginsOf(bed, third)).toMatchObject([{ isCurrent: true }])
  })
})
