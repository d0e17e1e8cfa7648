import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CouldNotRun } from '../../shared/could-not-run.ts'
import { prepareFolder } from '../../shared/report/write-files.ts'
import { createReport } from './create-report.ts'
import { exchangeOf, facts, findingsOf } from './testing/made-up.ts'
import { writeReport } from './write-report.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const report = createReport(findingsOf([exchangeOf('listNews')]), facts)

describe('writing a report', () => {
  it('makes the folder and leaves three files and nothing else', async () => {
    const inner = join(folder, 'a/b')
    await writeReport(report, inner)
    expect(readdirSync(inner).sort()).toEqual(['index.html', 'junit.xml', 'report.json'])
    expect(JSON.parse(readFileSync(join(inner, 'report.json'), 'utf8'))).toEqual(report)
  })

  it('replaces an earlier report', async () => {
    writeFileSync(join(folder, 'index.html'), 'old')
    await writeReport(report, folder)
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toMatch(/^<!doctype html>/)
  })

  it('names the folder that cannot be created, before the run and after it', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await expect(prepareFolder(join(file, 'report'))).rejects.toThrow(CouldNotRun)
    await expect(writeReport(report, file)).rejects.toThrow(
      `The report cannot be written to ${file}: a file is in the way.`,
    )
  })

  it.skipIf(process.platform !== 'linux')('says at once that a system makes no folders', async () => {
    const special = '/proc/no-such-process/report'
    await expect(prepareFolder(special)).rejects.toThrow(`${special}: no folder can be made there.`)
  })

  it('leaves no incomplete file when one cannot be written', async () => {
    await writeReport(report, join(folder, 'index.html', '..', 'blocked', 'index.html'))
    await expect(writeReport(report, join(folder, 'blocked'))).rejects.toThrow(CouldNotRun)
    expect(readdirSync(join(folder, 'blocked'))).toEqual(['index.html'])
  })
})
