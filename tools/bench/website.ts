import { startFreshMock } from '../lib/fresh-mock.ts'
import { freePort } from '../lib/ports.ts'
import { startWeb } from '../lib/servers.ts'
import { turbo } from '../lib/turbo.ts'
import { certificateForHttp2 } from './certificate.ts'

/**
 * Serves the production build before a fresh mock while `use` runs, over HTTP/2 as in production.
 *
 * @param flags of the mock, such as `--scale`
 */
export async function withWebsite<T>(
  use: (url: string, mockPort: number) => Promise<T>,
  flags: readonly string[] = [],
): Promise<T> {
  const { code, output } = await turbo('build', '@portal/web')
  if (code !== 0) throw new Error(output)
  const mock = await startFreshMock({ NODE_ENV: 'production' }, flags)
  const port = await freePort()
  const started = Promise.withResolvers<string>()
  const onLine = (line: string) => {
    const [, url] = /^Portal on (\S+)/.exec(line) ?? []
    if (url) started.resolve(url)
  }
  const web = startWeb({ port, mockPort: mock.port, env: certificateForHttp2(), onLine })
  void web.ended.then(() => started.reject(new Error('The web server ended before it listened.')))
  try {
    return await use(await started.promise, mock.port)
  } finally {
    await Promise.all([web.stop(), mock.child.stop()])
  }
}
