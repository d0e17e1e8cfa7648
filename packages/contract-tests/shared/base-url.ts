import { CouldNotRun } from './could-not-run.ts'

const wrong = (message: string) => new CouldNotRun('command line', message)

/** The address of a backend, without a slash at its end. @throws CouldNotRun when it is none */
export function toBaseUrl(text: string): string {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw wrong(`--base-url must be an address such as http://127.0.0.1:4010/ht, not '${text}'.`)
  }
  if (url.username || url.password)
    throw wrong('--base-url must not carry a name or a password: any process can read a command line.')
  if (url.search || url.hash) throw wrong(`--base-url must end before '${url.search || url.hash}'.`)
  return url.href.replace(/\/+$/, '')
}
