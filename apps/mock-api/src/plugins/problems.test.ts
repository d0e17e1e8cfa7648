import { describe, expect, it } from 'vitest'
import { problem } from '../contract/problem.ts'
import { handlers } from '../resources/index.ts'
import { buildApp } from '../server/app.ts'
import { createTestBed } from '../testing/test-bed.ts'
import { createTestWorld } from '../testing/test-world.ts'

const login = '/api/authenticate'

/** What is wrong with a body that is sent as it is. */
async function send(payload: string | undefined, type?: string) {
  const { app } = await createTestBed()
  const answer = await app.inject({
    method: 'POST',
    url: `/ht${login}`,
    headers: type ? { 'content-type': type } : {},
    ...(payload !== undefined && { payload }),
  })
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  return answer.json()
}

describe('a body that cannot be read', () => {
  it.each([['{"username":'], ["{'username': 1}"], ['']])('%j is 400', async (payload) => {
    expect(await send(payload, 'application/json')).toMatchObject({
      status: 400,
      path: login,
      message: 'error.validation',
      fieldErrors: [{ objectName: 'body', message: 'Json' }],
    })
  })

  it('is 413 above 1 MiB', async () => {
    const body = JSON.stringify({ username: 'x'.repeat(1_048_576) })
    expect(await send(body, 'application/json')).toMatchObject({
      status: 413,
      message: 'error.http.413',
      path: login,
    })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense'])(
    'is 415 as %s',
    async (type) => {
      expect(await send('username=lin', type)).toMatchObject({
        status: 415,
        message: 'error.http.415',
        path: login,
      })
    },
  )

  it('is 400 when there is none, or null', async () => {
    const missing = { status: 400, fieldErrors: [{ objectName: 'body', message: 'NotNull' }] }
    expect(await send(undefined)).toMatchObject(missing)
    expect(await send('null', 'application/json')).toMatchObject(missing)
  })

  it.each([
    ['application/xml', '<a/>'],
    ['json', '{'],
    ['application/json', '{'],
    ['multipart/form-data', 'x'],
  ])('is not looked at where none is taken: %s', async (type, payload) => {
    const { app, tokenOf } = await createTestBed()
    const headers = { authorization: `Bearer ${tokenOf('su')}`, 'content-type': type }
    const url = '/ht/api/member-messages/read-all'
    expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
  })

  it('cannot change a prototype', async () => {
    expect(await send('{"__proto__":{"username":"x"}}', 'application/json')).toMatchObject({ status: 400 })
  })
})

describe('a body that does not fit the document', () => {
  it('names every field and how to correct it', async () => {
    const body = { username: 7, password: '', captchaKey: 'short', extra: true }
    const { fieldErrors } = await send(JSON.stringify(body), 'application/json')
    expect(fieldErrors).toEqual(
      expect.arrayContaining([
        { objectName: 'body', field: 'username', message: 'Type', detail: 'must be string' },
        {
          objectName: 'body',
          field: 'password',
          message: 'Size',
          detail: 'must NOT have fewer than 1 characters',
        },
        { objectName: 'body', field: 'captchaCode', message: 'NotNull', detail: 'must be given' },
        {
          objectName: 'body',
          field: 'extra',
          message: 'Unknown',
          detail: 'is not part of this body; leave it out',
        },
      ]),
    )
  })

  it('names at most a hundred of them', async () => {
    const { post } = await createTestBed()
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`extra${at}`, at]))
    const answer = await post('/api/weixin/native/pay', many, 'su')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fieldErrors).toHaveLength(100)
  })

  it('names a place within a list', async () => {
    const { post } = await createTestBed()
    const answer = await post('/api/weixin/native/pay', { feeIds: [501, 'x'] }, 'su')
    expect(answer.json().fieldErrors).toEqual([
      expect.objectContaining({ field: 'feeIds[1]', message: 'Type' }),
    ])
  })
})

describe('addresses', () => {
  it.each(['/ht/api/public/nothing', '/ht/', '/', '/api/public/info-news-list', '/ht/files/covers/none.svg'])(
    '%s is a 404 problem',
    async (url) => {
      const { app } = await createTestBed()
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
      expect(answer.json()).toMatchObject({ status: 404, path: url.replace(/^\/ht(?=\/)/, '') })
    },
  )

  it('that cannot be decoded are a 400 problem', async () => {
    const { app } = await createTestBed()
    const answer = await app.inject('/ht/api/%zz')
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  })

  it('with a parameter that is not known are a 400 problem, also where nothing is taken', async () => {
    const { get } = await createTestBed()
    for (const path of ['/api/public/code', '/api/public/info-news-detail/1001']) {
      const answer = await get(`${path}?nothing=1`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().fieldErrors).toMatchObject([{ objectName: 'query', field: 'nothing' }])
    }
  })

  it('with an invalid id are a 400 problem', async () => {
    const { get } = await createTestBed()
    for (const id of ['abc', '0', '-1', '1.5', '99999999999999999999', '9'.repeat(400)]) {
      const answer = await get(`/api/public/info-news-article/${id}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().fieldErrors[0]).toMatchObject({ objectName: 'params', field: 'id' })
    }
  })
})

describe('a handler that throws', () => {
  it('is a 500 without internal details; the log contains them', async () => {
    const { worlds, lines } = await createTestWorld()
    const broken = () => {
      throw new Error('secret path /etc/mock')
    }
    const app = buildApp(worlds, { ...handlers, listBanners: broken })
    const answer = await app.inject('/ht/api/public/info-banner-list')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
    expect(lines.join('\n')).toContain('secret path /etc/mock')
  })

  it('asynchronously is answered in the same way', async () => {
    const { worlds } = await createTestWorld()
    const late = async () => {
      throw problem(404, 'error.http.404')
    }
    const app = buildApp(worlds, { ...handlers, getNewsDetail: late })
    expect((await app.inject('/ht/api/public/info-news-detail/1')).json()).toMatchObject({ status: 404 })
  })
})
