import type { TextEncoding } from './decode.ts'
import { readTable } from './read-table.ts'

/** What the page asks for. */
export interface TableRequest {
  bytes: ArrayBuffer
  encoding: TextEncoding | undefined
}

// A table of ten thousand rows takes seconds on an old phone, in which the page goes on.
self.onmessage = async ({ data: { bytes, encoding } }: MessageEvent<TableRequest>) => {
  self.postMessage(await readTable(new Uint8Array(bytes), encoding))
}
