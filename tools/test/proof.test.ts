import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { prove, resultLine, summary } from './proof.ts'
import { chooseSteps, type Step, steps } from './steps.ts'

const build: Step = { script: 'build', title: 'build' }
const e2e: Step = { script: 'e2e', title: 'browser', needs: ['build'] }
const lint: Step = { script: 'lint', title: 'lint' }

async function proveWith(failing: string[]) {
  const run: string[] = []
  const execute = async ({ script }: Step) => {
    run.push(script)
    return { code: failing.includes(script) ? 2 : 0, output: `${script} says` }
  }
  return { run, results: await prove([lint, build, e2e], execute, () => {}) }
}

test('everything is run and passes', async () => {
  const { run, results } = await proveWith([])
  assert.deepEqual(run, ['lint', 'build', 'e2e'])
  assert.equal(summary(results), '3 passed, 0 failed')
})

test('a failure does not stop what does not need it', async () => {
  const { run, results } = await proveWith(['lint'])
  assert.deepEqual(run, ['lint', 'build', 'e2e'])
  assert.equal(summary(results), '2 passed, 1 failed')
  assert.equal(results[0]?.output, 'lint says')
})

test('what needs a failed step is not run and counts as failed', async () => {
  const { run, results } = await proveWith(['build'])
  assert.deepEqual(run, ['lint', 'build'])
  assert.equal(summary(results), '1 passed, 2 failed')
  const line = stripVTControlCharacters(results.map(resultLine).at(-1) ?? '')
  assert.match(line, /^✗ e2e .*not run: build failed$/)
})

test('steps can be chosen by name, in the order of the proof', () => {
  assert.deepEqual(
    chooseSteps('e2e, lint').map(({ script }) => script),
    ['lint', 'e2e'],
  )
  assert.equal(chooseSteps(undefined), steps)
  assert.throws(() => chooseSteps('lint,nonsense'), /No step nonsense/)
})
