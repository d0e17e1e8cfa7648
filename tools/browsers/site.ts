import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captchaAnswer } from '../../apps/web/e2e/support/personas.ts'
import { buildServer } from '../../apps/web/server/app.ts'
import { atEnd } from '../lib/at-end.ts'
import { startFreshMock } from '../lib/fresh-mock.ts'
import { root } from '../lib/npm.ts'
import { freePort } from '../lib/ports.ts'
import { local, portalOf } from '../lib/servers.ts'
import { recordErrors } from './recorder.ts'

/** The last build in front of a fresh mock. */
export interface Site {
  /** Its origin. */
  web: string
  /** An address that leads to a page with the session of a member. */
  enter(persona: string, to: string): string
  stop(): Promise<void>
}

/** Starts both. The pages are the build's own, with a script before all others that records what goes wrong. */
export async function startSite(): Promise<Site> {
  const dist = mkdtempSync(join(tmpdir(), 'portal-browsers-'))
  const remove = () => rmSync(dist, { recursive: true, force: true })
  const release = atEnd(remove)
  cpSync(join(root, 'apps/web/dist'), dist, { recursive: true })
  const page = join(dist, 'index.html')
  for (const packed of ['.br', '.gz']) rmSync(page + packed, { force: true })
  const html = readFileSync(page, 'utf8')
  writeFileSync(page, html.replace('<head>', '<head><script src="/recorder.js"></script>'))
  writeFileSync(join(dist, 'recorder.js'), `(${recordErrors})()`)
  const port = await freePort()
  const mock = await startFreshMock({ MOCK_CAPTCHA: captchaAnswer, ...portalOf(port) })
  const app = await buildServer({ dist, backend: local(mock.port, '') })
  await app.listen({ port, host: '127.0.0.1' })
  return {
    web: local(port, ''),
    enter: (persona, to) => local(port, `/ht/__mock/enter?${new URLSearchParams({ persona, to })}`),
    stop: async () => {
      await app.close()
      await mock.child.stop()
      remove()
      release()
    },
  }
}
