/**
 * `npm run bench`: how fast the mock starts and answers, how soon the player shows a picture, how soon one of twelve
 * open tabs of the desk is there, how long lists scroll, how soon a full batch answers a key on a slow phone, and what Lighthouse says of the pages on a phone; each against its target. Exit code 1 when a target is missed.
 *
 *   npm run bench                            all of it
 *   npm run bench -- --only pages --runs 1   Lighthouse alone, once a page instead of five times
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { batchEditorBench } from '../bench/batch-editor.ts'
import { deskTabsBench } from '../bench/desk-tabs.ts'
import { pageBench } from '../bench/pages.ts'
import { playerBench } from '../bench/player.ts'
import { scrollBench } from '../bench/scrolling.ts'
import { fail, messageOf } from '../lib/fail.ts'
import { root, run } from '../lib/npm.ts'
import { bold } from '../lib/terminal.ts'

/** Runs one of the mock's own benches, which check their own limits. */
async function mockBench(name: string): Promise<boolean> {
  console.log(bold(`\nMock: ${name}`))
  const show = (text: string) => process.stdout.write(text)
  const { code } = await run([process.execPath, join(root, 'apps/mock-api/bench', `${name}.ts`)], { show })
  return code === 0
}

const names = ['start', 'list', 'scale', 'worlds', 'player', 'tabs', 'scroll', 'batch', 'pages']

/** The benches that need a browser. */
const inBrowser: Record<string, (rounds: number) => Promise<boolean>> = {
  player: playerBench,
  tabs: deskTabsBench,
  scroll: scrollBench,
  batch: batchEditorBench,
  pages: pageBench,
}

function chosen(only: string | undefined): string[] {
  const wanted = only?.split(',') ?? names
  const unknown = wanted.filter((name) => !names.includes(name))
  return unknown.length === 0
    ? wanted
    : fail(`There is no bench '${unknown.join(', ')}', only ${names.join(', ')}.`)
}

function roundsOf(text: string): number {
  const rounds = Number(text)
  return Number.isInteger(rounds) && rounds > 0
    ? rounds
    : fail(`--runs takes a number from 1, not '${text}'.`)
}

async function main() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, runs: { type: 'string', default: '5' } },
  })
  const rounds = roundsOf(values.runs)
  const verdicts: boolean[] = []
  for (const name of chosen(values.only)) {
    verdicts.push(await (inBrowser[name]?.(rounds) ?? mockBench(name)))
  }
  process.exitCode = verdicts.every(Boolean) ? 0 : 1
}

await main().catch((error: unknown) => fail(messageOf(error)))
