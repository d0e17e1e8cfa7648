// @vitest-environment jsdom
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { fetchWithProgress } from './fetch-with-progress.ts'

const servers: ReturnType<typeof createServer>[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A server of the page's own machine, which lets every origin in. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*')
    response.setHeader('Access-Control-Expose-Headers', 'Location')
    if (request.method === 'OPTIONS') response.end()
    else answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`
}

it('sends what fetch would, tells how far it is, and answers as fetch does', async () => {
  let body = ''
  const url = await serve((request, response) => {
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      response.writeHead(201, { Location: 'api/files/7' }).end('{"id":7}')
    })
  })
  const shares: number[] = []
  const upload = fetchWithProgress((share) => shares.push(share))
  const answer = await upload(url, { method: 'POST', body: 'x'.repeat(100_000) })
  expect([answer.status, answer.headers.get('location'), await answer.json()]).toEqual([
    201,
    'api/files/7',
    { id: 7 },
  ])
  expect(body).toHaveLength(100_000)
  expect(shares.at(-1)).toBe(1)
})

it('hands a refusal over as an answer', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(413).end('{"status":413}')
  })
  const answer = await fetchWithProgress(() => {})(url, { method: 'POST', body: 'x' })
  expect(answer.status).toBe(413)
})

it('fails as fetch does when it is given up', async () => {
  const url = await serve(() => {})
  const giving = new AbortController()
  const upload = fetchWithProgress(() => {})(url, { method: 'POST', body: 'x', signal: giving.signal })
  giving.abort()
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' })
})
