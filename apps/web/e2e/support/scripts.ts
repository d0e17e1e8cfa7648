import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest = join(import.meta.dirname, '../../dist/.vite/manifest.json')

/**
 * The path of the script that a source has become.
 *
 * @param source a part of the source's path that no other has, such as `open/_public.MemberLogin.tsx`
 */
export function scriptOf(source: string): string {
  const chunks: Record<string, { file: string }> = JSON.parse(readFileSync(manifest, 'utf8'))
  const [, chunk] = Object.entries(chunks).find(([name]) => name.includes(source)) ?? []
  if (!chunk) throw new Error(`No script is made of ${source}`)
  return `/${chunk.file}`
}
