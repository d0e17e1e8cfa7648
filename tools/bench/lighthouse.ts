import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { browserFlags, isRoot } from '../browser/flags.ts'
import { root, run } from '../lib/npm.ts'
import { categories, faultsOf, type Page, pageOf } from './measure.ts'

const home = join(root, 'bench/lighthouse')
const cli = join(home, 'node_modules/lighthouse/cli/index.js')

/**
 * Installs Lighthouse where it is not yet, by its own lockfile: only who measures needs it.
 * @throws Error with npm's output when it cannot be installed
 */
export async function installLighthouse(): Promise<void> {
  if (existsSync(cli)) return
  console.log('Installing Lighthouse into bench/lighthouse …')
  const npm = process.env.npm_execpath
  const start = npm ? [process.execPath, npm] : ['npm']
  const { code, output } = await run([...start, 'ci', '--prefix', home])
  if (code !== 0) throw new Error(`Lighthouse could not be installed:\n${output}`)
}

/** What a run measured, and the audits that cost points. */
export interface Run {
  page: Page
  faults: string[]
}

/** One run on a phone of middling speed, as Lighthouse simulates it. */
export async function measure(url: string, browser: string): Promise<Run> {
  // The bench's own certificate is nobody's but its own.
  const chrome = ['--headless=new', '--ignore-certificate-errors', ...browserFlags(isRoot())].join(' ')
  const asked = `--only-categories=${categories.join(',')}`
  const options = ['--output=json', '--quiet', asked, `--chrome-flags=${chrome}`]
  const once = () => run([process.execPath, cli, url, ...options], { env: { CHROME_PATH: browser } })
  const first = await once()
  // A busy machine at times loses the beginning of a trace.
  const { code, output } = first.code === 0 ? first : await once()
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`)
  const report = JSON.parse(output.slice(output.indexOf('{')))
  return { page: pageOf(report), faults: faultsOf(report) }
}
