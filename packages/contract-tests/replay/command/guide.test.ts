import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { faultsOfBaseline } from '../../shared/baseline/read-baseline.ts'
import { choose } from '../../shared/choose.ts'
import { exitReasons } from '../../shared/could-not-run.ts'
import { faultsOf } from '../../shared/credentials/check-credentials.ts'
import { faultOfId } from '../baseline/deviation-id.ts'
import { mismatchKinds } from '../mismatch.ts'
import { flagNames, readOptions } from './options.ts'

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/replay.md'), 'utf8')

const blocksOf = (language: string): string[] =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, block = '']) => block,
  )

/** Flags of every replay that the guide tells to run. */
const commands = [...guide.matchAll(/npm run replay -- ([^\n`]+)/g)].map(([, flags = '']) =>
  flags.replaceAll('"$BACKEND"', 'https://test.example/ht').split(' '),
)

describe('the guide to the replay', () => {
  it('names commands that can be run', () => {
    expect(commands.length).toBeGreaterThan(5)
    for (const flags of commands) {
      expect(choose(operations.values(), readOptions(flags, '/')).length).toBeGreaterThan(0)
    }
  })

  it('shows credentials that are taken', () => {
    const examples = blocksOf('json')
    expect(examples.length).toBeGreaterThan(1)
    for (const example of examples) expect(faultsOf(JSON.parse(example))).toEqual([])
  })

  it('shows a baseline that is taken', () => {
    const examples = blocksOf('json baseline')
    expect(examples).toHaveLength(1)
    for (const example of examples) expect(faultsOfBaseline(JSON.parse(example), faultOfId)).toEqual([])
  })

  it('has every exit code, with its name and meaning', () => {
    const rows = [...guide.matchAll(/^\| (\d+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, ...cells]) => cells)
    expect(rows).toEqual(
      Object.entries(exitReasons).map(([name, { code, means }]) => [String(code), name, means]),
    )
  })

  it('says what to do about every kind of mismatch, in the words and the order of the report', () => {
    const sentences: string[] = Object.values(mismatchKinds)
    const rows = [...guide.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, sentence = '']) => sentence)
    expect(rows.filter((row) => sentences.includes(row))).toEqual(sentences)
  })

  it('has every flag', () => {
    for (const name of flagNames) expect(guide).toContain(`| \`--${name}`)
  })
})
