import { expect, it } from 'vitest'
import { createControlClient } from './control-client.ts'
import { ApiError, unwrap } from './index.ts'

function clientOf(answer: () => Response, world?: string) {
  const requests: Request[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push(new Request(input, init))
    return answer()
  }
  const client = createControlClient({ baseUrl: 'http://127.0.0.1:4010/__mock', world, fetch })
  return { client, requests }
}

it('names its world in each request', async () => {
  const { client, requests } = clientOf(() => Response.json([]), 'checkout-1')
  await unwrap(client.GET('/journal', { params: { query: { after: 7 } } }))
  expect(requests[0]?.url).toBe('http://127.0.0.1:4010/__mock/journal?after=7')
  expect(requests[0]?.headers.get('x-mock-world')).toBe('checkout-1')
})

it('names no world without one, so that the cookie or the default decides', async () => {
  const { client, requests } = clientOf(() => Response.json([]))
  await unwrap(client.GET('/outbox'))
  expect(requests[0]?.headers.has('x-mock-world')).toBe(false)
})

it('resolves at a 204', async () => {
  const { client, requests } = clientOf(() => new Response(null, { status: 204 }), 'a')
  await expect(
    unwrap(client.DELETE('/faults/{id}', { params: { path: { id: 3 } } })),
  ).resolves.toBeUndefined()
  expect([requests[0]?.method, requests[0]?.url]).toEqual(['DELETE', 'http://127.0.0.1:4010/__mock/faults/3'])
})

it('rejects a refusal as every call of the contract does', async () => {
  const { client } = clientOf(() => Response.json({ status: 409, detail: 'Taken' }, { status: 409 }))
  const refusal = unwrap(client.POST('/worlds', { body: { name: 'a', isKept: false } }))
  await expect(refusal).rejects.toBeInstanceOf(ApiError)
  await expect(refusal).rejects.toThrow('Taken')
})
