import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claims } from './claims.ts'

const script = (name: string, workspace?: string) => ({ kind: 'script', name, workspace })
const file = (path: string) => ({ kind: 'file', path })

test('commands are found in blocks and in the text', () => {
  const text = 'Run `npm start`, or:\n\n```sh\nnpm run unit:tools   # quick\nnpm test -- --only lint\n```\n'
  assert.deepEqual(claims(text), [script('start'), script('unit:tools'), script('test')])
})

test('a script of a workspace is looked for there', () => {
  assert.deepEqual(claims('`npm run tokens -w packages/ui`'), [script('tokens', 'packages/ui')])
  assert.deepEqual(claims('`npm run --silent e2e --workspace apps/web -- --ui`'), [script('e2e', 'apps/web')])
})

test('a source is a claim with as much of its path as is written', () => {
  const text =
    'The rules are in `domain/order/fee.ts`, not in `<area>/handlers.ts`, `.module.css` or `/form/news`.'
  assert.deepEqual(claims(text), [{ kind: 'source', path: 'domain/order/fee.ts' }])
})

test('files that are run or linked are claims, addresses and npm’s own commands are none', () => {
  const text =
    '`node apps/web/server/main.ts` after `npm ci`, see [why](docs/why.md#sql) and [elsewhere](https://example.org).'
  assert.deepEqual(claims(text), [file('apps/web/server/main.ts'), file('docs/why.md')])
})
