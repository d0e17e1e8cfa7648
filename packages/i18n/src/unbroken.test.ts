import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../locales/pt-BR')

test('in Portuguese no line may end with the hyphen of e‑mail', () => {
  const packs = globSync('**/*.po', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'))
  const words = packs.flatMap((pack) => pack.split('\n').filter((line) => /^(msgstr|")/.test(line)))
  expect(words.filter((line) => /e‑mail/i.test(line)).length).toBeGreaterThan(20)
  expect(words.filter((line) => /e-mail/i.test(line))).toEqual([])
})
