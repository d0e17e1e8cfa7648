/**
 * Replays the contract against a backend, or judges recorded traffic: `npm run replay -- --help`.
 *
 * The exit codes stand in could-not-run.ts; what is told of one is the last line on stderr.
 */
import { CouldNotRun, endings } from '../shared/could-not-run.ts'
import { farewell } from './farewell.ts'
import { help } from './help.ts'
import { type Interruption, watchInterruption } from './interruption.ts'
import { type Options, readOptions } from './options.ts'
import type { Report } from './report/report.ts'
import { terminalText } from './report/terminal.ts'
import { prepareFolder, writeReport } from './report/write-report.ts'
import { reportOfBackend, reportOfRecording } from './reports.ts'

function judge(options: Options, interruption: Interruption): Promise<Report> | Report {
  const { har, baseUrl } = options
  if (har !== null) return reportOfRecording(har, options)
  return reportOfBackend(baseUrl ?? '', options, interruption)
}

function codeOf({ verdict }: Report): number {
  if (verdict === 'kept') return endings.kept.code
  if (verdict === 'drifted') return endings.drift.code
  throw new CouldNotRun(
    'command line',
    'Nothing was judged: no call was made, or none of those that were asked for was recorded.',
    'Read above what is missing; mostly it is --credentials.',
  )
}

/** Prints and writes the report. @returns exit code @throws CouldNotRun also when the run ended early */
async function run(options: Options): Promise<number> {
  const { report: folder } = options
  if (folder !== null) await prepareFolder(folder)
  const interruption = watchInterruption((text) => console.error(text))
  const report = await judge(options, interruption)
  if (folder !== null) await writeReport(report, folder)
  console.log(terminalText(report, { folder, hasColor: process.stdout.hasColors?.() ?? false }))
  const endedBy = interruption.why()
  if (endedBy) throw endedBy
  return codeOf(report)
}

function asCouldNotRun(error: unknown): CouldNotRun {
  if (error instanceof CouldNotRun) return error
  return new CouldNotRun('broken', error instanceof Error ? (error.stack ?? error.message) : String(error))
}

try {
  const options = readOptions(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd())
  if (options.isHelp) console.log(help)
  else process.exitCode = await run(options)
} catch (error) {
  const ending = asCouldNotRun(error)
  console.error(farewell(ending))
  process.exitCode = endings[ending.reason].code
}
