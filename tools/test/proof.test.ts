import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { prove, type Result } from './proof.ts'
import { resultLine, slowestLines, summary } from './report.ts'
import { budgetOf, chooseSteps, type Step, scriptOf, steps } from './steps.ts'

const lint: Step = { script: 'lint', title: 'lint', budget: 10 }
const build: Step = { script: 'build', title: 'build', budget: 10 }
const unit: Step = { script: 'unit', title: 'unit', budget: 10, cores: 2 }
const e2e: Step = {
  script: 'e2e',
  title: 'browser',
  needs: ['build'],
  budget: { short: 20, full: 90 },
  full: 'e2e:full',
}

/** Proves the steps on some cores; each step takes as many turns of the event loop as `turns` says. */
async function proveWith(
  chosen: Step[],
  { failing = [] as string[], cores = 1, turns = {} as Record<string, number> },
) {
  const log: string[] = []
  const execute = async ({ script }: Step) => {
    log.push(`${script} begins`)
    for (let turn = 0; turn < (turns[script] ?? 1); turn += 1) await setImmediate()
    log.push(`${script} ends`)
    return { code: failing.includes(script) ? 2 : 0, output: `${script} says` }
  }
  return { log, results: await prove(chosen, { cores, execute, report: () => {} }) }
}

const began = (log: string[]) =>
  log.filter((line) => line.endsWith('begins')).map((line) => line.split(' ')[0])

test('everything is run and passes', async () => {
  const { log, results } = await proveWith([lint, build, e2e], {})
  assert.deepEqual(began(log), ['lint', 'build', 'e2e'])
  assert.equal(summary(results), '3 passed, 0 failed')
})

test('a failure does not stop what does not need it', async () => {
  const { log, results } = await proveWith([lint, build, e2e], { failing: ['lint'] })
  assert.deepEqual(began(log), ['lint', 'build', 'e2e'])
  assert.equal(summary(results), '2 passed, 1 failed')
  assert.equal(results[0]?.output, 'lint says')
})

test('what needs a failed step is not run and counts as failed', async () => {
  const { log, results } = await proveWith([lint, build, e2e], { failing: ['build'] })
  assert.deepEqual(began(log), ['lint', 'build'])
  assert.equal(summary(results), '1 passed, 2 failed')
  const line = stripVTControlCharacters(resultLine(results.at(-1) as Result, 'short'))
  assert.match(line, /^✗ e2e .*not run: build failed$/)
})

test('steps run side by side as far as the cores go', async () => {
  const { log } = await proveWith([lint, build, unit], { cores: 2, turns: { lint: 5 } })
  assert.deepEqual(log.slice(0, 3), ['lint begins', 'build begins', 'build ends'])
  assert.ok(log.indexOf('unit begins') > log.indexOf('lint ends'))
})

test('a step that waits for another lets later ones go first', async () => {
  const { log } = await proveWith([build, e2e, lint], { cores: 2, turns: { build: 9 } })
  assert.ok(log.indexOf('lint begins') < log.indexOf('build ends'))
  assert.ok(log.indexOf('e2e begins') > log.indexOf('build ends'))
})

test('a step for more cores than there are runs alone', async () => {
  const { results } = await proveWith([unit, lint], { cores: 1 })
  assert.equal(summary(results), '2 passed, 0 failed')
})

test('a line shows the time beside the budget of its tier', () => {
  const result: Result = { step: e2e, seconds: 30.4, isPassed: true, output: '' }
  assert.match(stripVTControlCharacters(resultLine(result, 'short')), /30 s of 20$/)
  assert.match(stripVTControlCharacters(resultLine(result, 'full')), /30 s of 90$/)
})

test('the slowest tests are named, slowest first', () => {
  const timings = [
    { step: 'unit', name: 'a', seconds: 1 },
    { step: 'e2e', name: 'b', seconds: 3 },
    { step: 'e2e', name: 'c', seconds: 2 },
  ]
  assert.deepEqual(
    slowestLines(timings, 2).map((line) => line.trim().split(/\s+/).at(-1)),
    ['b', 'c'],
  )
})

const names = (chosen: Step[]) => chosen.map(({ script }) => script)

test('steps can be chosen by name, in the order of the proof', () => {
  assert.deepEqual(names(chooseSteps('short', 'e2e, lint')), ['lint', 'e2e'])
  assert.throws(() => chooseSteps('short', 'lint,nonsense'), /No step nonsense/)
  for (const name of ['e2e', 'e2e:full']) assert.deepEqual(names(chooseSteps('full', name)), ['e2e'])
  assert.throws(() => chooseSteps('short', 'e2e:full'), /No step e2e:full/)
})

test('the full proof has every step, the short one those that are not its alone', () => {
  assert.deepEqual(chooseSteps('full', undefined), steps)
  const fullOnly = names(steps.filter(({ isFullOnly }) => isFullOnly))
  assert.ok(fullOnly.length > 0)
  assert.deepEqual(
    names(chooseSteps('short', undefined)),
    names(steps).filter((name) => !fullOnly.includes(name)),
  )
})

test('the full proof runs its own scripts under its own budgets', () => {
  assert.deepEqual([scriptOf(e2e, 'short'), scriptOf(e2e, 'full')], ['e2e', 'e2e:full'])
  assert.deepEqual([scriptOf(lint, 'full'), budgetOf(lint, 'full')], ['lint', 10])
})
