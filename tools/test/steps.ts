/** Which proof a step belongs to: `short` is `npm test`, `full` is `npm run test:full`. */
export type Tier = 'short' | 'full'

/** One step of the proof; each is a package script of the root that can be run by itself. */
export interface Step {
  script: string
  title: string
  /** What it should take on two cores while its neighbours run, in seconds; of both tiers where they differ. */
  budget: number | Record<Tier, number>
  /** How many cores it keeps busy; 1 when left out. */
  cores?: number
  /** Steps without which this one proves nothing. */
  needs?: string[]
  /** The script of the full proof, where that differs. */
  full?: string
  /** Proved by the full proof alone. */
  isFullOnly?: boolean
  /** Run by turbo, which skips it while its inputs in turbo.json have not changed; not in CI. */
  isRemembered?: boolean
}

/** The whole proof: the long steps first, so that the short ones fill the gaps beside them. */
export const steps: Step[] = [
  { script: 'browser', title: 'a browser for the tests, installed where there is none', budget: 60 },
  { script: 'lint', title: 'format and lint', budget: 15 },
  { script: 'typecheck', title: 'types', budget: 40 },
  { script: 'build', title: 'production build', budget: 40 },
  {
    script: 'contract:check',
    title: 'contract: lint, generated code is up to date, no client breaks',
    budget: 20,
  },
  { script: 'boundaries', title: 'module boundaries', budget: 30 },
  { script: 'routes:check', title: 'route trees are up to date', budget: 5 },
  { script: 'tokens:check', title: 'design tokens are up to date', budget: 5 },
  { script: 'i18n:check', title: 'translations are complete', budget: 10 },
  { script: 'docs:check', title: 'commands named in the docs exist', budget: 5 },
  { script: 'size', title: 'first load of the pages', needs: ['build'], budget: 10 },
  {
    script: 'size:routes',
    title: 'routes behind the login cost the home page nothing',
    needs: ['build'],
    isFullOnly: true,
    budget: 40,
  },
  { script: 'unit:tools', title: 'unit tests of the tools', budget: 30 },
  { script: 'unit', title: 'unit tests', cores: 2, budget: 90 },
  {
    script: 'broken-answers',
    title: 'every page stands, whatever is broken in the answers it asks for',
    isFullOnly: true,
    cores: 2,
    budget: 60,
  },
  { script: 'contract:tested', title: 'every operation is exercised by a test', needs: ['unit'], budget: 5 },
  {
    script: 'replay:proof',
    full: 'replay:proof:full',
    title: 'planted faults are found by the replay',
    isRemembered: true,
    budget: { short: 60, full: 420 },
  },
  { script: 'replay:mock', title: 'contract replayed against a fresh mock', isRemembered: true, budget: 60 },
  {
    script: 'replay:dates',
    title: 'no right answer is taken for a wrong one when years, terms or memberships end',
    isFullOnly: true,
    budget: 150,
  },
  {
    script: 'replay:command',
    title: 'the command of the replay: its flags, its early ends, what it sends',
    isFullOnly: true,
    cores: 2,
    budget: 120,
  },
  { script: 'replay:guide', title: 'the guide to the replay, word for word', isFullOnly: true, budget: 150 },
  {
    script: 'mock:package',
    title: 'the mock as one file: installed offline in an empty folder, it answers',
    isFullOnly: true,
    budget: 60,
  },
  {
    script: 'spectral',
    title: "the contract and the mock's controls before Spectral, without a warning",
    isFullOnly: true,
    budget: 90,
  },
  {
    script: 'generators',
    title: 'clients that hey-api, orval and openapi-typescript make compile strictly',
    isFullOnly: true,
    budget: 90,
  },
  {
    script: 'replay:prism',
    title: 'Prism between replay and mock: no answer and no request that the contract does not describe',
    isFullOnly: true,
    budget: 150,
  },
  {
    script: 'fuzz:mock',
    full: 'fuzz:mock:full',
    title: 'contract fuzzed on a fresh mock',
    isRemembered: true,
    budget: { short: 60, full: 300 },
  },
  {
    script: 'walks:mock',
    title: 'a thousand random walks through the books of the mock, and kills while members pay',
    isFullOnly: true,
    budget: 420,
  },
  {
    script: 'widgets:check',
    full: 'widgets:check:full',
    title: 'catalogue of the widgets',
    needs: ['browser'],
    isRemembered: true,
    budget: { short: 90, full: 150 },
  },
  {
    script: 'e2e',
    full: 'e2e:full',
    title: 'browser tests',
    needs: ['browser', 'build'],
    isRemembered: true,
    cores: 2,
    budget: { short: 270, full: 1500 },
  },
  {
    script: 'browsers',
    title: 'all pages and the main ways in the engines that are installed',
    needs: ['browser', 'build'],
    isFullOnly: true,
    budget: 600,
  },
]

/** The script that proves a step in a tier. */
export const scriptOf = (step: Step, tier: Tier): string => (tier === 'full' && step.full) || step.script

/** A step's budget in a tier, in seconds. */
export const budgetOf = ({ budget }: Step, tier: Tier): number =>
  typeof budget === 'number' ? budget : budget[tier]

/**
 * The steps named by `--only`, as `--list` names them in a tier or by their short names, in the order of the proof; all of the tier
 * when nothing is named.
 * @throws Error naming the steps that do not exist.
 */
export function chooseSteps(tier: Tier, only: string | undefined): Step[] {
  if (only === undefined) return steps.filter(({ isFullOnly }) => tier === 'full' || !isFullOnly)
  const names = only.split(',').map((name) => name.trim())
  const isNamed = (step: Step, name: string) => name === step.script || name === scriptOf(step, tier)
  const unknown = names.filter((name) => !steps.some((step) => isNamed(step, name)))
  if (unknown.length > 0) {
    throw new Error(`No step ${unknown.join(', ')}. \`npm test -- --list\` names them.`)
  }
  return steps.filter((step) => names.some((name) => isNamed(step, name)))
}
