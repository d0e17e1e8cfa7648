import { readTable } from './read-table.ts'

// A table of ten thousand rows takes seconds on an old phone, in which the page goes on.
self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  self.postMessage(await readTable(new Uint8Array(data)))
}
