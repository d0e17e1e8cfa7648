import { describe, expect, it } from 'vitest'
import { CouldNotRun } from '../shared/could-not-run.ts'
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

  it.each([
    [[], '--base-url'],
    [['--base-url', 'test.example/ht'], 'test.example/ht'],
    [['--base-url', 'ftp://test.example'], 'ftp://test.example'],
    [['--base-url', 'http://su:secret@test.example/ht'], 'must not carry a name or a password'],
    [['--base-url', 'http://test.example/ht?x=1'], '?x=1'],
    [['--base-url'], '--base-url'],
    [[...backend, '--reed-only'], '--reed-only'],
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
