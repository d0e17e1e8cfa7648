import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../..')
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !/[.](test|fixture)[.]tsx?$/.test(file),
)
const usersOf = (part: RegExp) =>
  files.filter((file) => part.test(readFileSync(join(source, file), 'utf8'))).toSorted()

it('pictures of the backend pass one component', () => {
  expect(usersOf(/<img\b/)).toEqual([
    'lib/content/picture.tsx',
    // A picture inside the answer itself, and one of the reader's own that is not sent yet.
    'lib/forms/upload/upload-preview.tsx',
    'lib/forms/verification/captcha-picture.tsx',
  ])
})

it('addresses are read in one place, and the browser is sent nowhere by another', () => {
  expect(usersOf(/URL[.](canParse|parse)|window[.]open|location[.](replace|href *=[^=])/)).toEqual([])
  expect(usersOf(/ download(=|\s|>)/)).toEqual(['lib/content/download-link.tsx'])
})
