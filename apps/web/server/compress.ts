/** Puts a Brotli and a gzip twin beside each built text file, for the server to send. Runs after the build. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../dist')
const texts = /\.(js|css|html|svg|json|txt)$/

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  // The manifest is for tools, not for browsers.
  if (!texts.test(name) || name.startsWith('.vite')) continue
  const file = join(dist, name)
  const content = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(content, options))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
