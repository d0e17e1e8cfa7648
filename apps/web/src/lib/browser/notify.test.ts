import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// The queue is the module's own state: each test gets a fresh one.
let module: typeof import('./notify.ts')
beforeEach(async () => {
  module = await import('./notify.ts')
})
afterEach(() => vi.resetModules())

const message = (title: string) => ({ kind: 'info' as const, title })

it('keeps messages for the toaster and gives each to it once', () => {
  const { notify, onNotification } = module
  const seen: string[] = []
  notify(message('early'))
  onNotification(({ title }) => seen.push(title))()
  onNotification(({ title }) => seen.push(title))
  notify(message('late'))
  expect(seen).toEqual(['early', 'late'])
})

it('says when there is something to show for the first time', () => {
  const { notify, firstNotification } = module
  const onCome = vi.fn()
  const unsubscribe = firstNotification.subscribe(onCome)
  expect(firstNotification.hasCome()).toBe(false)
  notify(message('a'))
  expect([onCome.mock.calls.length, firstNotification.hasCome()]).toEqual([1, true])
  unsubscribe()
  notify(message('b'))
  expect(onCome).toHaveBeenCalledOnce()
})
