import { describe, expect, it, vi } from 'vitest'
import { ApiError, createPortalClient, unwrap, unwrapItems, unwrapList } from './index.ts'

type Answer = (request: Request) => Response | Promise<Response>

function clientOf(answer: Answer, options: Partial<Parameters<typeof createPortalClient>[0]> = {}) {
  const requests: Request[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    requests.push(request)
    return answer(request)
  }
  const client = createPortalClient({ baseUrl: 'https://portal.example/sub/ht', fetch, ...options })
  return { client, requests }
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)

async function failure(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => expect.fail('should have failed'),
    (error) => error,
  )
}

describe('requests', () => {
  it('go below the base, with token and language when there are any', async () => {
    const { client, requests } = clientOf(() => json([]), {
      getToken: () => 'abc',
      getLanguage: () => 'pt-BR',
    })
    await unwrap(
      client.GET('/api/public/info-news-list', {
        params: { query: { sort: ['isTop', 'id,desc'], page: 2 } },
      }),
    )
    const [request] = requests
    expect(request?.url).toBe(
      'https://portal.example/sub/ht/api/public/info-news-list?sort=isTop&sort=id%2Cdesc&page=2',
    )
    expect(request?.headers.get('authorization')).toBe('Bearer abc')
    expect(request?.headers.get('accept-language')).toBe('pt-BR')
  })

  it('carry no Authorization without a token', async () => {
    const { client, requests } = clientOf(() => json([]), { getToken: () => null })
    await unwrap(client.GET('/api/public/info-news-list'))
    expect(requests[0]?.headers.has('authorization')).toBe(false)
  })

  it('with a file in their body are forms, which keep its name', async () => {
    const { client, requests } = clientOf(() => json({}, { status: 201 }))
    const file = new File(['%PDF-1.4'], '营业执照.pdf')
    await unwrap(client.POST('/api/files', { body: { file } }))
    const sent = (await requests[0]?.formData())?.get('file')
    expect(sent).toMatchObject({ name: '营业执照.pdf', size: 8 })
  })

  it('go through the fetch of their own call, with the token', async () => {
    const { client, requests } = clientOf(() => json({}), { getToken: () => 'abc' })
    const own: Request[] = []
    const fetch = async (input: RequestInfo | URL) => {
      own.push(new Request(input))
      return json({}, { status: 201 })
    }
    await unwrap(client.POST('/api/files', { body: { file: new File(['%PDF-1.4'], '证.pdf') }, fetch }))
    expect(requests).toHaveLength(0)
    expect(own[0]?.headers.get('authorization')).toBe('Bearer abc')
  })

  it('are sent once, also when the server fails', async () => {
    const { client, requests } = clientOf(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
    await failure(unwrap(client.GET('/api/member-orders')))
    expect(requests).toHaveLength(1)
  })
})

describe('lists', () => {
  it('come with the total of the header', async () => {
    const { client } = clientOf(() => json([{ id: 1 }], { headers: { 'X-Total-Count': '37' } }))
    const { items, total } = await unwrapList(client.GET('/api/public/info-banner-list'))
    expect([items.length, total]).toEqual([1, 37])
  })

  it.each([{}, { 'X-Total-Count': '' }, { 'X-Total-Count': 'many' }])(
    'count what came when the header is %j',
    async (headers) => {
      const { client } = clientOf(() => json([{ id: 1 }, { id: 2 }], { headers: headers as HeadersInit }))
      expect((await unwrapList(client.GET('/api/public/info-banner-list'))).total).toBe(2)
    },
  )

  it('that are no lists are malformed', async () => {
    const { client } = clientOf(() => json({ items: [] }))
    for (const read of [unwrapList, unwrapItems])
      expect((await failure(read(client.GET('/api/public/info-banner-list') as never))).kind).toBe(
        'malformed',
      )
  })
})

describe('failures', () => {
  it('carry the problem: code, field errors, Retry-After', async () => {
    const problem = {
      title: 'x',
      status: 429,
      message: 'error.codeCooldown',
      fieldErrors: [{ objectName: 'body', field: 'phone', message: 'Pattern' }],
    }
    const { client } = clientOf(() => json(problem, { status: 429, headers: { 'Retry-After': '42' } }))
    const error = await failure(unwrap(client.GET('/api/public/code')))
    expect(error).toBeInstanceOf(ApiError)
    expect([error.status, error.code, error.retryAfter, error.fieldErrors[0]?.field]).toEqual([
      429,
      'error.codeCooldown',
      42,
      'phone',
    ])
  })

  it('of a 401 without a body have a code', async () => {
    const { client } = clientOf(() => new Response(null, { status: 401 }))
    expect((await failure(unwrap(client.GET('/api/member/current')))).code).toBe('error.http.401')
  })

  it('of HTML from a proxy have a code', async () => {
    const { client } = clientOf(
      () => new Response('<html>', { status: 500, headers: { 'content-type': 'text/html' } }),
    )
    expect((await failure(unwrap(client.GET('/api/member/current')))).code).toBe('error.http.500')
  })

  it('to read JSON are malformed', async () => {
    const { client } = clientOf(
      () => new Response('{"id":', { headers: { 'content-type': 'application/json' } }),
    )
    expect((await failure(unwrap(client.GET('/api/member/current')))).kind).toBe('malformed')
  })

  it('to reach the server are network failures', async () => {
    const { client } = clientOf(() => Promise.reject(new TypeError('fetch failed')))
    expect((await failure(unwrap(client.GET('/api/member/current')))).code).toBe('error.network')
  })

  it('to answer in time are timeouts', async () => {
    const { client } = clientOf(() => new Promise<Response>(() => {}), { timeout: 20 })
    expect((await failure(unwrap(client.GET('/api/member/current')))).kind).toBe('timeout')
  })

  it('pass an abort through as it is', async () => {
    const { client } = clientOf((request) => fetch(new Request('data:,x', { signal: request.signal })))
    const controller = new AbortController()
    controller.abort()
    const error = await failure(unwrap(client.GET('/api/member/current', { signal: controller.signal })))
    expect(error.name).toBe('AbortError')
  })
})

describe('onAuthError', () => {
  it.each([401, 403])('is called for a %i, which also rejects the call', async (status) => {
    const onAuthError = vi.fn()
    const { client } = clientOf(() => json({ title: 'no', status, result: { isLogin: true } }, { status }), {
      onAuthError,
    })
    const error = await failure(unwrap(client.GET('/api/member/current')))
    expect(error.status).toBe(status)
    expect(onAuthError.mock.calls[0]?.[0].problem.result.isLogin).toBe(true)
  })

  it('is called for nothing else', async () => {
    const onAuthError = vi.fn()
    const { client } = clientOf(() => json({ title: 'no', status: 404 }, { status: 404 }), { onAuthError })
    await failure(unwrap(client.GET('/api/member/current')))
    expect(onAuthError).not.toHaveBeenCalled()
  })
})
