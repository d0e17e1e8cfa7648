import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../lib/npm.ts'

/** Which test runs the snippets of a document, by the language of the block and how a line begins. */
interface Runner {
  document: string
  language: string
  /** Lines of a shell block; whole blocks of any other language. */
  line: RegExp
  by: string
}

const mockGuide = 'apps/mock-api/src/server/docs.test.ts'
const package_ = 'tools/docs/mock-package.ts'
const replayGuide = 'tools/replay/guide.ts'
const replayFlags = 'packages/contract-tests/replay/command/guide.test.ts'
const fuzzFlags = 'packages/contract-tests/fuzz/guide.test.ts'
const scripts = 'tools/commands/docs.ts'
const readme = 'apps/mock-api/tools/package-readme.md'

const runners: Runner[] = [
  { document: 'docs/mock.md', language: 'sh', line: /^curl .*127[.]0[.]0[.]1:4010/, by: mockGuide },
  {
    document: 'docs/mock.md',
    language: 'ts',
    line: /./,
    by: 'apps/mock-api/src/server/docs-snippets.test.ts',
  },
  {
    document: 'docs/mock.md',
    language: 'sh',
    line: /^(npm run mock:pack|npm install [.]|npx portal-mock )/,
    by: package_,
  },
  {
    document: 'docs/mock.md',
    language: 'sh',
    line: /^npm (start|run mock( -- --port 4011 --memory)?)( |$)/,
    by: scripts,
  },
  { document: readme, language: 'sh', line: /^curl /, by: mockGuide },
  { document: readme, language: 'ts', line: /./, by: package_ },
  { document: readme, language: 'sh', line: /^npx portal-mock/, by: package_ },
  {
    document: 'docs/replay.md',
    language: 'sh',
    line: /^(npm run replay|curl) .*(4010|test[.]example)/,
    by: replayGuide,
  },
  { document: 'docs/replay.md', language: 'sh', line: /^chmod 600 accounts[.]json$/, by: replayGuide },
  {
    document: 'docs/replay.md',
    language: 'sh',
    line: /^MOCK_CAPTCHA=246810 npm run mock -- --memory$/,
    by: replayGuide,
  },
  { document: 'docs/replay.md', language: 'json', line: /./, by: replayFlags },
  { document: 'docs/replay.md', language: 'json baseline', line: /./, by: replayGuide },
  { document: 'docs/replay.md', language: 'sh', line: /^npm run replay -- --har /, by: replayFlags },
  { document: 'docs/replay.md', language: 'yaml', line: /npm run replay -- /, by: replayFlags },
  { document: 'docs/fuzz.md', language: 'sh', line: /^npm run fuzz/, by: fuzzFlags },
  { document: 'docs/fuzz.md', language: 'sh', line: /^curl /, by: mockGuide },
]

interface Snippet {
  document: string
  language: string
  text: string
}

const isShell = ({ language }: { language: string }) => language === 'sh'

/** The blocks of a document; of a shell's block each line by itself. */
function snippetsOf(document: string): Snippet[] {
  const markdown = readFileSync(join(root, document), 'utf8')
  const blocks = [...markdown.matchAll(/^ *```([^\n]*)\n(.*?)^ *```$/gms)].map(
    ([, language = '', text = '']) => ({ document, language, text }),
  )
  return blocks.flatMap((block) =>
    isShell(block)
      ? block.text
          .split('\n')
          .flatMap((line) => (line.trim() === '' ? [] : [{ ...block, text: line.trim() }]))
      : [block],
  )
}

const isRunBy = (snippet: Snippet, { document, language, line }: Runner) =>
  document === snippet.document && language === snippet.language && line.test(snippet.text)

test('each snippet of the guides is run, or its flags are read, by a test', () => {
  const guides = ['docs/mock.md', 'docs/replay.md', 'docs/fuzz.md', readme]
  // What a program prints is shown as text.
  const snippets = guides.flatMap(snippetsOf).filter(({ language }) => language !== 'text')
  const unseen = snippets.filter((snippet) => !runners.some((runner) => isRunBy(snippet, runner)))
  assert.deepEqual(unseen, [])
  const idle = runners.filter((runner) => !snippets.some((snippet) => isRunBy(snippet, runner)))
  assert.deepEqual(idle, [])
})

test('who runs a snippet reads its document', () => {
  for (const { document, by } of runners) {
    assert.ok(existsSync(join(root, by)), by)
    const name = document.split('/').at(-1) ?? ''
    const source = readFileSync(join(root, by), 'utf8')
    assert.ok(source.includes(name) || source.includes("below('docs')"), `${by} reads no ${name}`)
  }
})
