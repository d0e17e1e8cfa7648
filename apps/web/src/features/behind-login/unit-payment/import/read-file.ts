import type { TextEncoding } from './decode.ts'
import type { ReadTable } from './read-table.ts'
import type { TableRequest } from './table.worker.ts'
import tableWorker from './table.worker.ts?worker&url'

interface Rules {
  createScriptURL: (path: string) => string
}

const { trustedTypes } = window as unknown as {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Rules }
}
/** A worker is a file of the build (server/security-headers.ts names the policy). */
const rules: Rules = { createScriptURL: (path) => location.origin + new URL(path, location.origin).pathname }
const trusted = trustedTypes?.createPolicy('table-worker', rules) ?? rules

/** Milliseconds after which a file is given up that keeps its reader busy. */
const timeLimitMs = 30_000

/**
 * Reads a file's table beside the page; what cannot be read, or not in time, is broken.
 *
 * @param encoding how the letters of a text are written; found out without it
 */
export async function readFile(file: File, encoding?: TextEncoding): Promise<ReadTable> {
  const bytes = await file.arrayBuffer()
  const worker = new Worker(trusted.createScriptURL(tableWorker), { type: 'module' })
  try {
    return await new Promise<ReadTable>((resolve) => {
      const broken = () => resolve({ fault: 'Broken' })
      worker.onmessage = ({ data }: MessageEvent<ReadTable>) => resolve(data)
      worker.onerror = broken
      setTimeout(broken, timeLimitMs)
      worker.postMessage({ bytes, encoding } satisfies TableRequest, [bytes])
    })
  } finally {
    worker.terminate()
  }
}
