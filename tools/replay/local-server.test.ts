import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startLocalServer } from './local-server.ts'

test('it answers until it stops, and leaves nobody waiting', async () => {
  const server = await startLocalServer(({ url }, response) => void (url === '/' && response.end('here')))
  assert.equal(await (await fetch(server.origin)).text(), 'here')
  const unanswered = fetch(`${server.origin}/never`, { signal: AbortSignal.timeout(10_000) })
  const hungUp = assert.rejects(unanswered, TypeError)
  await new Promise((resolve) => setTimeout(resolve, 50))
  server.stop()
  await hungUp
  await assert.rejects(fetch(server.origin), TypeError)
})
