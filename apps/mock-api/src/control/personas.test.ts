import { describe, expect, it } from 'vitest'
import { control } from '../testing/controls.ts'
import { createTestBed, type TestBed } from '../testing/test-bed.ts'

describe('a persona', () => {
  it('can be logged in as after its phone, by which it logs in itself, was changed', async () => {
    const bed = await createTestBed()
    const { token: before } = (await control(bed, 'POST', '/personas/su/token')).json()
    bed.world.db.run("UPDATE account SET username = '13700000023' WHERE username = '13800010002'")
    const { token } = (await control(bed, 'POST', '/personas/su/token')).json()
    for (const each of [before, token]) {
      const headers = { authorization: `Bearer ${each}` }
      expect((await bed.app.inject({ url: '/ht/thsuaa/api/currentUser', headers })).json().name).toBe(
        '苏婉清',
      )
    }
  })

  it('that does not exist is a 404', async () => {
    const bed = await createTestBed()
    const unknown = await control(bed, 'POST', '/personas/nobody/token')
    expect(unknown.json()).toMatchObject({
      status: 404,
      detail: expect.stringContaining('no persona nobody'),
    })
  })
})

describe('entering the portal as a persona', () => {
  const enter = (bed: TestBed, query: string) => bed.app.inject(`/ht/__mock/enter?${query}`)

  it('stores the session where the portal reads it', async () => {
    const bed = await createTestBed()
    const answer = await enter(bed, 'persona=hengxin')
    const session = JSON.parse(/id="session">(.*?)<\/script>/.exec(answer.body)?.[1] ?? '{}')
    expect(session).toMatchObject({ role: 'memberCompany', home: '/unitMemberIndex' })
    const user = await bed.app.inject({
      url: '/ht/thsuaa/api/currentUser',
      headers: { authorization: `Bearer ${session.token}` },
    })
    expect(user.json().name).toBe('江川恒信工程造价咨询有限公司')
    for (const key of ['access_token', 'loginInfo', 'loginFlag']) expect(answer.body).toContain(`'${key}'`)
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-/)
  })

  it('enters the world of its address, whatever world the browser was in before', async () => {
    const bed = await createTestBed()
    const answer = await bed.app.inject({
      url: '/ht/__mock/enter?persona=lin&world=trial-2',
      headers: { cookie: 'mock_world=trial-1' },
    })
    expect(answer.headers['set-cookie']).toMatch(/^mock_world=trial-2; /)
    const home = await bed.app.inject({
      url: '/ht/__mock/enter?persona=lin&world=default',
      headers: { cookie: 'mock_world=trial-2' },
    })
    expect(home.headers['set-cookie']).toMatch(/Max-Age=0/)
    expect((await enter(bed, 'persona=lin&world=Not%20a%20world')).statusCode).toBe(400)
  })

  it.each([
    '//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('goes nowhere but to the portal: %s', async (to) => {
    const answer = await enter(await createTestBed(), `persona=lin&to=${encodeURIComponent(to)}`)
    expect(answer.body).toContain('"home":"/personMemberIndex"')
  })

  it('goes to a path of the portal, with its query', async () => {
    const answer = await enter(
      await createTestBed(),
      `persona=lin&to=${encodeURIComponent('/pay?fees=1,2#top')}`,
    )
    expect(answer.body).toContain('"home":"/pay?fees=1,2#top"')
  })

  it('accepts a path of the portal, escaped for the script', async () => {
    const to = '/pay?x=</script><script>alert(1)</script>'
    const answer = await enter(await createTestBed(), `persona=lin&to=${encodeURIComponent(to)}`)
    expect(answer.body).not.toContain('<script>alert')
  })

  it('answers 404 for an unknown persona', async () => {
    expect((await enter(await createTestBed(), 'persona=nobody')).statusCode).toBe(404)
  })
})
