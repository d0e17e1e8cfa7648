import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFetchingStyles, loadAgain } from './load-again.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  // Other styles belong to the files that share this page.
  for (const link of document.head.querySelectorAll('link[href="/assets/a.css"]')) link.remove()
})

it('loads a part once when nothing fails', async () => {
  const load = vi.fn(() => Promise.resolve('part'))
  const part = loadAgain(load)
  expect(await part()).toBe('part')
  // Whoever has lost the network since has it at hand.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await part()).toBe('part')
  expect(load).toHaveBeenCalledTimes(1)
})

it('gives up what does not come within the time that the specification allows', async () => {
  const never = vi.fn(() => new Promise<string>(() => {}))
  const part = loadAgain(never)()
  const failure = expect(part).rejects.toThrow('too long')
  await vi.advanceTimersByTimeAsync(2 * 120_000 + 2_000)
  await failure
  expect(never).toHaveBeenCalledTimes(2)
})

it('waits for the network where there is none', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce('part')
  const part = loadAgain(load)()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  expect(await part).toBe('part')
})

it('gives up after a second try', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementation(lost)
  const part = loadAgain(load)().catch(String)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await part).toContain('Failed to fetch')
  expect(load).toHaveBeenCalledTimes(2)
})

describe('a style sheet that failed', () => {
  const find = () => document.querySelector('link[href="/assets/a.css"]')
  const fail = () => find()?.dispatchEvent(new Event('error'))

  beforeEach(() => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/a.css' })
    document.head.append(link)
  })

  it('is fetched again, three times in all', async () => {
    keepFetchingStyles()
    const fetched = vi.spyOn(HTMLLinkElement.prototype, 'replaceWith')
    for (let time = 0; time < 5; time += 1) {
      fail()
      await vi.advanceTimersByTimeAsync(60_000)
    }
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('is fetched again with the network, however often it failed without', async () => {
    keepFetchingStyles()
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    for (let time = 0; time < 4; time += 1) {
      const link = find()
      fail()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(find()).toBe(link)
      window.dispatchEvent(new Event('online'))
      await vi.advanceTimersByTimeAsync(0)
      expect(find()).not.toBe(link)
    }
    expect(network).toHaveBeenCalled()
  })
})
