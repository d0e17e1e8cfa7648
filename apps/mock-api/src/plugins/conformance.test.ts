import type { Banner } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import type { Handlers } from '../contract/handler.ts'
import { page } from '../contract/handler.ts'
import { problem } from '../contract/problem.ts'
import { handlers } from '../resources/index.ts'
import { buildApp } from '../server/app.ts'
import { createTestWorld } from '../testing/test-world.ts'

/** Asks for the banners of a mock whose handler was replaced. */
async function ask(listBanners: Handlers['listBanners'], validate = true) {
  const { worlds, lines } = await createTestWorld({ validate })
  const answer = await buildApp(worlds, { ...handlers, listBanners }).inject(
    '/ht/api/public/info-banner-list',
  )
  return { answer, log: lines.join('\n') }
}

const wrong = { id: 1, title: 7 } as unknown as Banner

describe('an answer that does not conform to the document', () => {
  it('is a 500 that names operation, place and expectation, and a line in the log', async () => {
    const { answer, log } = await ask(() => page([wrong], 1))
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ message: 'error.conformance' })
    expect(answer.json().detail).toMatch(/^listBanners .*body \/0\/title: must be string, seen 7/)
    expect(log).toContain('listBanners')
  })

  it('is found in headers too', async () => {
    const { answer } = await ask(() => page([], -1))
    expect(answer.json().detail).toContain('header X-Total-Count')
  })

  it('is found when a handler answers asynchronously', async () => {
    expect((await ask(async () => page([wrong], 1))).answer.statusCode).toBe(500)
  })

  it('is found when the operation does not document a problem', async () => {
    const refuse = () => {
      throw problem(409, 'error.conflict')
    }
    const { answer } = await ask(refuse)
    expect(answer.statusCode).toBe(500)
    expect(answer.json().detail).toMatch(/status status: expected 200 \| 400 \| 500, seen 409/)
  })

  it('passes when responses are not validated', async () => {
    const { answer } = await ask(() => page([wrong], 1), false)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual([wrong])
  })
})
