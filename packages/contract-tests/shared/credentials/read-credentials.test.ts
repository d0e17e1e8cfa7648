import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { CouldNotRun } from '../could-not-run.ts'
import { jsonFault } from '../json/json-fault.ts'
import { isOpenToOthers, readCredentials } from './read-credentials.ts'

const folder = mkdtempSync(join(tmpdir(), 'replay-credentials-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'accounts.json')

function complaintOf(value: unknown): string {
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  try {
    readCredentials(file)
  } catch (error) {
    return (error as CouldNotRun).message
  }
  throw new Error(`${JSON.stringify(value)} is taken`)
}

const person = { login: '13800010002', password: 'hunter2' }

describe('a credentials file', () => {
  it('is taken, also with a mark of its byte order and a password of spaces', () => {
    const credentials = {
      person: { ...person, password: ' x ' },
      unit: { login: 'a', token: 'e.y.J' },
      others: [{ login: 'b', password: 'x' }],
      mail: 'qa@portal.example',
      captcha: '1',
    }
    writeFileSync(file, `\ufeff${JSON.stringify(credentials)}`)
    expect(readCredentials(file)).toEqual(credentials)
  })

  it.each([
    [[], 'must be an object'],
    [{}, "neither a 'person' nor a 'unit'"],
    [{ persn: person }, "'persn' is not known; there are person, unit"],
    [{ person: 'su' }, "'person' must be"],
    [{ person: { password: 'hunter2' } }, "'person' has no login"],
    [{ person: { login: 13800010002, password: 'hunter2' } }, "The login of 'person' must be a text"],
    [{ person: { login: ' ', password: 'hunter2' } }, "The login of 'person' is empty"],
    [{ person: { login: 'su' } }, "'person' has neither a password nor a token"],
    [{ person: { ...person, pasword: 'x' } }, "In 'person', 'pasword' is not known"],
    [{ person: { login: 'su', token: 'Bearer e.y.J' } }, "without the word 'Bearer'"],
    [{ person: { login: 'su', token: 'e.y.J hunter2' } }, 'has spaces'],
    [{ person: { login: 'su', password: '' } }, "The password of 'person' is empty"],
    [{ person, captcha: 246810 }, "'captcha' must be a text"],
    [{ person, standingCode: '1234' }, "'standingCode' must be a code of six digits"],
    [{ person, phone: '0755-123' }, "'phone' must be a mobile number"],
    [{ person, mail: 'qa.portal.example' }, "'mail' must be a mail address"],
    [{ person, others: person }, "'others' must be a list"],
    [{ person, others: [person, { login: 'b' }] }, "'others[1]' has neither a password nor a token"],
    [{ person, others: [null] }, "'others[0]' must be"],
    [{ person, expiredToken: '' }, "'expiredToken' is empty"],
  ])('is told what is wrong with %j', (value, part) => {
    const complaint = complaintOf(value)
    expect(complaint).toContain(part)
    expect(complaint).not.toContain('hunter2')
  })

  it('that is not there is told by its name', () => {
    expect(() => readCredentials(join(folder, 'nothing.json'))).toThrow(/nothing\.json.*no such file/)
  })

  it.skipIf(process.platform === 'win32')('is best kept to oneself', () => {
    chmodSync(file, 0o644)
    expect(isOpenToOthers(file)).toBe(true)
    chmodSync(file, 0o600)
    expect(isOpenToOthers(file)).toBe(false)
  })
})

describe('the place where a text stops being JSON', () => {
  it.each([
    ['', 1, 1],
    ['{"a": 1,}', 1, 9],
    ['{"a": 1 "b": 2}', 1, 9],
    ["{'a': 1}", 1, 2],
    ['{\n  "a": "x\n}', 2, 8],
    ['{"a": [1, 2}', 1, 12],
    ['{"a": 01}', 1, 8],
    ['{"a": {"b": [true, null, "\\u00e9", -1.5e3]}', 1, 44],
    ['{} x', 1, 4],
  ])('%j: line %i, column %i', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow()
    expect(jsonFault(text)).toEqual({ line, column })
  })
})
