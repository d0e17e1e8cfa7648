import { expect, it, vi } from 'vitest'
import { dropReportsOf, type Report } from './unsent-reports.ts'

/** Hands its event over as soon as somebody listens. */
function happening<Target extends object>(target: Target, name: string): Target {
  return Object.defineProperty(target, name, { set: (listen: () => void) => queueMicrotask(listen) })
}

it('forgets the reports of an account, and nobody else’s', async () => {
  const report = (sessionId: string, account: string): Report => ({ sessionId, account, savedAt: 0 })
  const kept = [report('one', '7'), report('other', '71'), report('two', '7')]
  const left = new Map(kept.map((one) => [one.sessionId, one]))
  const reports = {
    getAll: () => happening({ result: [...left.values()] }, 'onsuccess'),
    delete: (sessionId: string) => happening({ result: void left.delete(sessionId) }, 'onsuccess'),
  }
  const transaction = () => happening({ objectStore: () => reports }, 'oncomplete')
  vi.stubGlobal('indexedDB', { open: () => happening({ result: { transaction } }, 'onsuccess') })
  await dropReportsOf('7')
  expect([...left.keys()]).toEqual(['other'])
})
