import { CouldNotRun } from '../could-not-run.ts'

const wrong = (message: string, mend?: string) => new CouldNotRun('command line', message, mend)

/** Headers that carry somebody's rights: any process of the machine can read a command line. */
const secret = /^(authorization|proxy-authorization|cookie)$|password|secret|token|api[-_]?key/i

/** Headers that each call has its own of, or that the connection needs. */
const own = /^(origin|content-.*|host|connection|transfer-encoding|upgrade|expect|te|access-control-.*)$/i

/** The mock's header that chooses a world. */
const worldHeader = 'X-Mock-World'

function toHeader(text: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+)\s*:\s*(.*?)\s*$/s.exec(text) ?? []
  if (name === '' || value === '')
    throw wrong(`--header must be a name, a colon and a value, such as 'X-Trace: replay', not '${text}'.`)
  if (secret.test(name))
    throw wrong(
      `--header takes no ${name}: any process of this machine can read a command line.`,
      'Accounts and tokens stand in the file of --credentials.',
    )
  if (own.test(name))
    throw wrong(
      `--header cannot set ${name}: the calls set it themselves.`,
      'Leave it out; an origin stands in the file of --credentials.',
    )
  if (!/^[\t\x20-\x7e\x80-\xff]+$/.test(value))
    throw wrong(`The value of --header ${name} has characters that no header can carry.`)
  return [name, value]
}

const isWorld = (name: string): boolean => name.toLowerCase() === worldHeader.toLowerCase()

/**
 * The headers that a command line adds to every call.
 *
 * @param texts as they are given: `Name: value`
 * @param world of the mock
 * @throws CouldNotRun naming what is wrong, and never a secret
 */
export function commandHeaders(texts: string[] = [], world?: string): Record<string, string> {
  const headers = texts.map(toHeader)
  const names = headers.map(([name]) => name.toLowerCase())
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice !== undefined)
    throw wrong(`--header names ${twice} twice. Give it once, with the value that is meant.`)
  if (world === undefined) return Object.fromEntries(headers)
  if (headers.some(([name]) => isWorld(name)))
    throw wrong(`Give either --world or --header '${worldHeader}: …', not both.`)
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(world))
    throw wrong(
      `--world must be a name of small letters, digits and -, at most 40 of them, such as checkout-1, not '${world}'.`,
    )
  return { ...Object.fromEntries(headers), [worldHeader]: world }
}
