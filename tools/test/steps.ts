/** One step of the proof; each is a package script of the root that can be run by itself. */
export interface Step {
  script: string
  title: string
  /** Steps without which this one proves nothing. */
  needs?: string[]
}

/** The whole proof, what is quick and breaks often first. */
export const steps: Step[] = [
  { script: 'lint', title: 'format and lint' },
  { script: 'typecheck', title: 'types' },
  { script: 'contract:check', title: 'contract: lint, generated code is up to date, no client breaks' },
  { script: 'tokens:check', title: 'design tokens are up to date' },
  { script: 'boundaries', title: 'module boundaries' },
  { script: 'i18n:check', title: 'translations are complete' },
  { script: 'docs:check', title: 'commands named in the docs exist' },
  { script: 'unit:tools', title: 'unit tests of the tools' },
  { script: 'unit', title: 'unit tests' },
  { script: 'contract:tested', title: 'every operation is exercised by a test', needs: ['unit'] },
  { script: 'build', title: 'production build' },
  { script: 'size', title: 'first load of the public pages', needs: ['build'] },
  { script: 'replay:mock', title: 'contract replayed against a fresh mock' },
  { script: 'replay:proof', title: 'planted faults are found by the replay' },
  { script: 'fuzz:mock', title: 'contract fuzzed on a fresh mock' },
  { script: 'e2e', title: 'browser tests', needs: ['build'] },
]

/**
 * The steps named by `--only`, in the order of the proof; all when nothing is named.
 * @throws Error naming the steps that do not exist.
 */
export function chooseSteps(only: string | undefined): Step[] {
  if (only === undefined) return steps
  const names = only.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !steps.some(({ script }) => script === name))
  if (unknown.length > 0) {
    throw new Error(`No step ${unknown.join(', ')}. \`npm test -- --list\` names them.`)
  }
  return steps.filter(({ script }) => names.includes(script))
}
