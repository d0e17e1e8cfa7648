import { describe, expect, it } from 'vitest'
import { CouldNotRun } from '../../shared/could-not-run.ts'
import { help } from './help.ts'
import { flagNames, readOptions } from './options.ts'

const backend = ['--base-url', 'http://127.0.0.1:4010/ht']
const read = (...argv: string[]) => readOptions(argv, '/home/qa')

function complaintOf(...argv: string[]): string {
  try {
    read(...argv)
  } catch (error) {
    expect(error).toBeInstanceOf(CouldNotRun)
    expect(error).toMatchObject({ reason: 'command line' })
    return (error as CouldNotRun).message
  }
  throw new Error(`${argv.join(' ')} is taken`)
}

describe('the command line', () => {
  it('has sensible values for what is not given', () => {
    expect(read(...backend)).toMatchObject({
      baseUrl: 'http://127.0.0.1:4010/ht',
      parallel: 4,
      timeoutMs: 30_000,
      settleMs: 0,
      isReadOnly: false,
      isInsecure: false,
    })
  })

  it('takes an address with a slash at its end, and files from where npm was called', () => {
    expect(
      read('--base-url', 'https://test.example/ht//', '--credentials', 'a.json', '--report', 'r'),
    ).toMatchObject({
      baseUrl: 'https://test.example/ht',
      credentials: '/home/qa/a.json',
      report: '/home/qa/r',
    })
  })

  it('takes names behind one another and flags that come again', () => {
    const flags = [
      '--only',
      'news,fees',
      '--only',
      'logOut',
      '--except',
      'listNews, getNews',
      '--without-assumed',
    ]
    expect(read(...backend, ...flags)).toMatchObject({
      only: ['news', 'fees', 'logOut'],
      except: ['listNews', 'getNews'],
      isWithoutAssumed: true,
    })
  })

  it('takes headers for every call, and a world of the mock as one of them', () => {
    expect(read(...backend, '--header', 'X-Trace: a: b ', '--header', 'Accept-Language:pt-BR')).toMatchObject(
      {
        headers: { 'X-Trace': 'a: b', 'Accept-Language': 'pt-BR' },
      },
    )
    expect(read(...backend, '--world', 'checkout-1').headers).toEqual({ 'X-Mock-World': 'checkout-1' })
  })

  it.each(['Authorization: Bearer hunter2', 'Cookie: SESSION=hunter2', 'X-Api-Key: hunter2'])(
    'takes no secret as a header: %s',
    (header) => {
      expect(complaintOf(...backend, '--header', header)).not.toContain('hunter2')
    },
  )

  it.each([
    [[], '--base-url'],
    [['--base-url', 'test.example/ht'], 'test.example/ht'],
    [['--base-url', 'ftp://test.example'], 'ftp://test.example'],
    [['--base-url', 'http://su:secret@test.example/ht'], 'must not carry a name or a password'],
    [['--base-url', 'http://test.example/ht?x=1'], '?x=1'],
    [['--base-url'], '--base-url'],
    [[...backend, '--reed-only'], '--reed-only'],
    [[...backend, '--baseline', ''], '--baseline needs a name'],
    [[...backend, '--header', 'X-Trace'], "not 'X-Trace'"],
    [[...backend, '--header', 'X-Trace:'], "not 'X-Trace:'"],
    [[...backend, '--header', 'X Trace: 1'], "not 'X Trace: 1'"],
    [[...backend, '--header', 'X-Trace: 招标'], 'X-Trace'],
    [[...backend, '--header', 'X-Trace: 1\r\nX-Other: 2'], 'X-Trace'],
    [[...backend, '--header', 'Origin: https://portal.example'], '--header cannot set Origin'],
    [[...backend, '--header', 'X-A: 1', '--header', 'x-a: 2'], 'x-a twice'],
    [[...backend, '--world', 'Check out'], "not 'Check out'"],
    [[...backend, '--world', 'a', '--header', 'x-mock-world: b'], 'not both'],
    [['--har', 'x.har', '--world', 'a'], '--har goes without --header and --world'],
    [[...backend, '--parallel', '0'], '--parallel'],
    [[...backend, '--parallel', 'many'], 'many'],
    [[...backend, '--timeout', '0'], '--timeout'],
    [[...backend, '--timeout', '5s'], '5s'],
    [[...backend, '--ca', 'x.pem', '--insecure'], 'not both'],
    [[...backend, '--report', ''], '--report needs a name'],
    [['--base-url'], '--base-url needs a value'],
    [['--base-url', '--read-only'], '--base-url needs a value'],
    [[...backend, '--read-only=yes'], '--read-only takes no value'],
    [['--har', 'x.har', '--credentials', 'a.json'], '--har goes without --credentials'],
    [['http://127.0.0.1:4010/ht'], 'npm run replay -- --base-url'],
  ])('%j cannot be run', (argv, part) => {
    expect(complaintOf(...argv)).toContain(part)
  })

  it.each([['--password=hunter2'], ['--token'], ['--username']])('takes no secret: %s', (flag) => {
    const complaint = complaintOf(...backend, flag, 'hunter2')
    expect(complaint).toContain('--credentials')
    expect(complaint).not.toContain('hunter2')
  })

  it('is explained in the help, flag by flag', () => {
    for (const name of flagNames) expect(help).toContain(`--${name}`)
  })
})
