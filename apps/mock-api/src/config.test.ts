import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  it('needs nothing: loopback, the default port and a store in a file', () => {
    expect(readConfig([], {})).toMatchObject({ host: '127.0.0.1', port: 4010, captcha: null, validate: true })
    expect(readConfig([], {}).store).toMatch(/mock\.sqlite$/)
  })

  it('takes a flag before a variable', () => {
    expect(readConfig(['--port', '4500'], { MOCK_PORT: '4600' }).port).toBe(4500)
    expect(readConfig([], { MOCK_PORT: '4600' }).port).toBe(4600)
  })

  it.each([
    [['--port', 'many'], {}, /--port/],
    [['--port', '70000'], {}, /--port/],
    [['--scale', '-1'], {}, /--scale/],
    [['--memory', '--store', 'x.sqlite'], {}, /not both/],
    [['--colour'], {}, /--colour/],
    [[], { PORTAL_DES_KEY: 'short' }, /PORTAL_DES_KEY/],
    [[], { MOCK_CAPTCHA: 'far too long' }, /MOCK_CAPTCHA/],
  ])('names what is wrong in %j %j', (argv, env, message) => {
    expect(() => readConfig(argv, env as NodeJS.ProcessEnv)).toThrow(ConfigError)
    expect(() => readConfig(argv, env as NodeJS.ProcessEnv)).toThrow(message)
  })
})
