/**
 * Replays the contract against a backend, or checks recorded traffic: `npm run replay -- --help`.
 *
 * The exit codes stand in could-not-run.ts; what is told of one is the last line on stderr.
 */

import { exitMessage } from '../shared/command/exit-message.ts'
import { type Interruption, watchInterruption } from '../shared/command/interruption.ts'
import { CouldNotRun, exitReasons } from '../shared/could-not-run.ts'
import { prepareFolder } from '../shared/report/write-files.ts'
import { help } from './command/help.ts'
import { type Options, readOptions } from './command/options.ts'
import type { Report } from './report/report.ts'
import { terminalText } from './report/terminal.ts'
import { writeReport } from './report/write-report.ts'
import { reportOfBackend, reportOfRecording } from './reports.ts'

function createReport(options: Options, interruption: Interruption): Promise<Report> | Report {
  const { har, baseUrl } = options
  if (har !== null) return reportOfRecording(har, options)
  return reportOfBackend(baseUrl ?? '', options, interruption)
}

function codeOf({ verdict }: Report): number {
  if (verdict === 'kept') return exitReasons.kept.code
  if (verdict === 'drifted') return exitReasons.drift.code
  throw new CouldNotRun(
    'command line',
    'Nothing was judged: no call was made, none of those that were asked for was recorded, or nothing of them is offered.',
    'Read above what is missing; mostly it is --credentials.',
  )
}

/** Prints and writes the report. @returns exit code @throws CouldNotRun also when the run ended early */
async function run(options: Options): Promise<number> {
  const { report: folder } = options
  if (folder !== null) await prepareFolder(folder)
  const interruption = watchInterruption((text) => console.error(text))
  const report = await createReport(options, interruption)
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
  console.error(exitMessage(ending))
  process.exitCode = exitReasons[ending.reason].code
}
