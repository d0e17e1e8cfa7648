import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestBed } from '../testing/test-bed.ts'

const root = join(import.meta.dirname, '../../../..')
const documents = ['docs/mock.md', 'docs/fuzz.md', 'apps/mock-api/tools/package-readme.md']
const text = documents.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
const address = 'http://127.0.0.1:4010'

interface Command {
  line: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers: Record<string, string>
  payload?: string
}

/** The words of a shell line; quotes hold words together. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

function toCommand(line: string): Command {
  const words = wordsOf(line)
  const after = (flag: string) => words.flatMap((word, at) => (word === flag ? [words[at + 1] ?? ''] : []))
  const [url = ''] = words.filter((word) => word.startsWith(address))
  const headers = Object.fromEntries(after('-H').map((header) => header.split(/:\s*/, 2)))
  const [payload] = after('-d')
  const method = (after('-X')[0] ?? 'GET') as Command['method']
  return { line, method, url: url.slice(address.length), headers, ...(payload !== undefined && { payload }) }
}

/** What the fuzz prints is an example of its report, not a step to follow. */
const shell = [...text.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(([, block = '']) => block).join('\n')
const commands = [...shell.matchAll(/^ *curl .*$/gm)].map(([line]) => toCommand(line.trim()))

describe('the guide to the mock', () => {
  it('contains only commands that work, run one after the other', async () => {
    const { app } = await createTestBed()
    expect(commands.length).toBeGreaterThan(15)
    for (const { line, ...request } of commands) {
      const answer = await app.inject(request)
      expect(answer.statusCode, `${line}\n${answer.body}`).toBeLessThan(400)
    }
  })

  it('shows two isolated worlds: an article that is read once in each', async () => {
    const { app } = await createTestBed()
    const [red, blue] = commands.filter(({ headers }) => 'X-Mock-World' in headers)
    const views = async (command?: Command) => (await app.inject(command ?? { url: '/' })).json().viewCount
    expect(await views(red)).toBe(await views(blue))
    expect(await views(red)).toBe(await views(blue))
  })
})
