import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CouldNotRun } from '../could-not-run.ts'

/** Writes a temporary file and renames it, so that neither readers nor an interrupted run leave or see an incomplete file. */
async function place(file: string, text: string): Promise<void> {
  const beside = `${file}.${process.pid}.tmp`
  try {
    await writeFile(beside, text)
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined)
    throw error
  }
}

const reasons: Record<string, string> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'what is there can only be read',
  ENOENT: 'no folder can be made there',
  EEXIST: 'a file of this name is in the way',
  ENOTDIR: 'a file is in the way',
  ENOSPC: 'the disk is full',
}

function cannotWrite(folder: string, error: unknown): CouldNotRun {
  const { code = '', message } = error as NodeJS.ErrnoException
  return new CouldNotRun(
    'report not written',
    `The report cannot be written to ${folder}: ${reasons[code] ?? message}.`,
  )
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/**
 * Makes a folder and those above it, each once: Node's own recursive mkdir never ends where no folder can be created, such
 * as below `/proc`.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) !== 'ENOENT') throw error
    await makeFolder(dirname(folder))
    await mkdir(folder)
  }
}

/**
 * Makes the folder of a report and sees that files can be written there, before a long run rather than after it.
 * @throws CouldNotRun
 */
export async function prepareFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe.${process.pid}.tmp`)
  try {
    await makeFolder(folder)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw cannotWrite(folder, error)
  }
}

/** Writes the files that are made of a report. @throws CouldNotRun */
export async function writeFiles<T>(
  made: Record<string, (report: T) => string>,
  report: T,
  folder: string,
): Promise<void> {
  await prepareFolder(folder)
  try {
    for (const [name, make] of Object.entries(made)) await place(join(folder, name), make(report))
  } catch (error) {
    throw cannotWrite(folder, error)
  }
}
