import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bannersQueryOptions } from '../../shells/banner/queries.ts'
import { navigationQueryOptions } from '../page/navigation.ts'
import { queryClient } from './query-client.ts'

const page = readFileSync(resolve(import.meta.dirname, '../../../index.html'), 'utf8')
const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1]?.replaceAll('%BASE_URL%', '/') ?? ''

// The page's own inline script is what is tested.
const runHead = new Function(script)

const answerWith = (body: unknown) => vi.fn(async (_: RequestInfo | URL) => Response.json(body))
const urlsOf = (fetch: ReturnType<typeof answerWith>) =>
  fetch.mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('CSS', { supports: () => true })
})

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  delete window.prefetchedResponses
})

describe('what the head asks for', () => {
  it('is what the first queries want, so that nothing is asked for twice', async () => {
    const fetch = answerWith([])
    vi.stubGlobal('fetch', fetch)
    runHead()
    await queryClient.fetchQuery(navigationQueryOptions)
    await queryClient.fetchQuery(bannersQueryOptions)
    expect(new Set(urlsOf(fetch)).size).toBe(2)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('is handed out once: a later query gets a fresh answer', async () => {
    const fetch = answerWith([])
    vi.stubGlobal('fetch', fetch)
    runHead()
    await queryClient.fetchQuery(bannersQueryOptions)
    await queryClient.fetchQuery({ ...bannersQueryOptions, staleTime: 0 })
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('is asked for again when it failed', async () => {
    const fetch = answerWith([])
    fetch.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'))
    vi.stubGlobal('fetch', fetch)
    runHead()
    expect(await queryClient.fetchQuery(bannersQueryOptions)).toEqual([])
  })
})
