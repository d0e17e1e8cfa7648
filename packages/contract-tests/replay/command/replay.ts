import { exitMessage } from '../../shared/command/exit-message.ts'
import { type Interruption, watchInterruption } from '../../shared/command/interruption.ts'
import { CouldNotRun, exitReasons } from '../../shared/could-not-run.ts'
import { prepareFolder } from '../../shared/report/write-files.ts'
import type { Report } from '../report/report.ts'
import { terminalText } from '../report/terminal.ts'
import { writeReport } from '../report/write-report.ts'
import { reportOfBackend, reportOfRecording } from '../reports.ts'
import { help } from './help.ts'
import { type Options, readOptions } from './options.ts'

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
    'Read above what is missing: mostly it is --credentials, or what was asked for is not offered.',
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

/**
 * The command `replay` with its arguments: prints what it finds, and why it could not run.
 * @param folder from which the paths in them start
 * @returns exit code
 */
export async function replay(args: string[], folder: string): Promise<number> {
  try {
    const options = readOptions(args, folder)
    if (!options.isHelp) return await run(options)
    console.log(help)
    return exitReasons.kept.code
  } catch (error) {
    const ending = asCouldNotRun(error)
    console.error(exitMessage(ending))
    return exitReasons[ending.reason].code
  }
}
