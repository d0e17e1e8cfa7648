import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { root } from '../lib/npm.ts'

/** A reporter of Node's test runner that writes how long each test took, for the list of the slowest tests. */
export default async function* nodeTimings(events: AsyncIterable<TestEvent>) {
  const times: { name: string; seconds: number }[] = []
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const file = data.file ? `${relative(root, data.file)}: ` : ''
    times.push({ name: `${file}${data.name}`, seconds: data.details.duration_ms / 1000 })
  }
  const folder = process.env.PROOF_TIMINGS_DIR
  if (folder) writeFileSync(join(folder, 'unit:tools.json'), JSON.stringify(times))
  yield ''
}
