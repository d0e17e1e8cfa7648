import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, help, readConfig } from './config.ts'

function readFailing(argv: string[]): unknown {
  try {
    return readConfig(argv, {})
  } catch (error) {
    return error
  }
}

describe('readConfig', () => {
  it('has usable defaults', () => {
    const config = readConfig([], {})
    expect(config).toMatchObject({ host: '127.0.0.1', port: 4010, scale: 0, validate: true, captcha: null })
    expect(config.store).toMatch(/mock\.sqlite$/)
  })

  it('takes flags before the environment', () => {
    expect(readConfig([], { MOCK_PORT: '5000' }).port).toBe(5000)
    expect(readConfig(['--port', '6000'], { MOCK_PORT: '5000' }).port).toBe(6000)
  })

  it('validates responses unless in production, and as the flag says', () => {
    expect(readConfig([], { NODE_ENV: 'production' }).validate).toBe(false)
    expect(readConfig(['--validate'], { NODE_ENV: 'production' }).validate).toBe(true)
    expect(readConfig(['--no-validate'], {}).validate).toBe(false)
  })

  it('keeps everything in memory on demand', () => {
    expect(readConfig(['--memory'], {}).store).toBe(':memory:')
  })

  it('finds the store from where npm was called', () => {
    const env = { INIT_CWD: '/home/dev/portal' }
    expect(readConfig(['--store', 'mine.sqlite'], env).store).toBe(resolve('/home/dev/portal/mine.sqlite'))
    expect(readConfig(['--store', '/var/mine.sqlite'], env).store).toBe(resolve('/var/mine.sqlite'))
  })

  it.each([
    [['--port', '99999'], {}, '--port'],
    [['--port', '1e3'], {}, '--port'],
    [[], { MOCK_PORT: 'abc' }, 'MOCK_PORT'],
    [['--scale=-1'], {}, '--scale'],
    [['--memory', '--store', 'x.sqlite'], {}, '--memory'],
    [['--store', ''], {}, '--store'],
    [['--prot', '1'], {}, '--prot'],
    [[], { PORTAL_DES_KEY: '1234' }, 'PORTAL_DES_KEY'],
    [[], { MOCK_CAPTCHA: 'far too long' }, 'MOCK_CAPTCHA'],
  ])('refuses %j %j by name', (argv, env, name) => {
    expect(() => readConfig(argv, env)).toThrow(ConfigError)
    expect(() => readConfig(argv, env)).toThrow(name)
  })

  it('names the flags to who asks for another one', () => {
    expect(() => readConfig(['--halp'], {})).toThrow(
      /'--halp'.*\nThe flags are --port, --host, --memory, .*--no-validate.*--help/,
    )
  })

  it('tells by --help what each flag is for', () => {
    expect(readConfig(['--help'], {}).isHelp).toBe(true)
    const named = /The flags are ([^.]*)\./.exec(String(readFailing(['--halp'])))?.[1]?.split(', ') ?? []
    expect(named.length).toBeGreaterThan(5)
    for (const flag of named) expect(help).toMatch(new RegExp(`^  ${flag} .*\\S$`, 'm'))
  })
})
