import { afterEach, expect, it, vi } from 'vitest'
import { keeperOf, readLeft } from './queue-store.ts'

afterEach(() => void vi.unstubAllGlobals())

const queue = { sessionId: 'session-of-a-test', lessonId: 1, maxRate: 2, seq: 0, stretches: [] }

/** Hands its event over as soon as somebody listens. */
function happening<Target extends object>(target: Target, name: string): Target {
  return Object.defineProperty(target, name, { set: (listen: () => void) => queueMicrotask(listen) })
}

/** A device whose table takes what is put into it, and ends by an event. */
function deviceThat(end: 'oncomplete' | 'onabort'): void {
  const reports = { put: () => happening({ result: queue.sessionId }, 'onsuccess') }
  const transaction = () => happening({ objectStore: () => reports, error: new Error('full') }, end)
  vi.stubGlobal('indexedDB', { open: () => happening({ result: { transaction } }, 'onsuccess') })
}

const isKept = () => new Promise<boolean>((resolve) => keeperOf('7').keep(queue, [], resolve))

it('is not taken for kept by a browser that blocks the site’s data, and keeps nobody from playing', async () => {
  vi.stubGlobal('indexedDB', undefined)
  expect(await isKept()).toBe(false)
  expect(await readLeft('7')).toEqual([])
})

it('is not taken for kept by a device that is full', async () => {
  deviceThat('onabort')
  expect(await isKept()).toBe(false)
  deviceThat('oncomplete')
  expect(await isKept()).toBe(true)
})
