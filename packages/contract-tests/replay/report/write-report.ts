import { writeFiles } from '../../shared/report/write-files.ts'
import { page } from './html/page.ts'
import { junit } from './junit/junit.ts'
import type { Report } from './report.ts'

/** Files of a report: name → what makes it. */
const files: Record<string, (report: Report) => string> = {
  'index.html': page,
  'junit.xml': junit,
  'report.json': (report) => `${JSON.stringify(report, null, 2)}\n`,
}

/**
 * Writes `index.html` for people, `junit.xml` for a CI and `report.json` for programs.
 * @throws CouldNotRun
 */
export const writeReport = (report: Report, folder: string): Promise<void> =>
  writeFiles(files, report, folder)
