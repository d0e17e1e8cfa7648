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

it('a plain link leads to what was read there as an address, or to one of the site’s own', () => {
  // `StoredLink` reads its address itself, the router’s `Link` has `to`.
  const plain = /<(a|Link|TextLink)\b(?:[^<>]|=>)*?\shref=\{(?!`(tel:|mailto:|#)\$\{|(mail|phone)Href\()/
  const reads = usersOf(/\b(webAddress|assetUrl)\(/)
  expect(usersOf(plain).filter((file) => !reads.includes(file))).toEqual(['features/home/links/links.tsx'])
})

it('only with what the site itself names is a mail or a call begun without a function that reads it', () => {
  expect(usersOf(/(tel|mailto):\$\{/)).toEqual([
    'features/behind-login/help/contact.tsx',
    'features/behind-login/membership/join-progress.tsx',
    'features/contact/departments-table.tsx',
    'features/contact/office.tsx',
    'features/join/join-page.tsx',
    'features/mediation/apply-panel.tsx',
    'lib/address/web-address.ts',
    'shells/education/education-contact.tsx',
    'shells/footer/footer-content.tsx',
  ])
})
