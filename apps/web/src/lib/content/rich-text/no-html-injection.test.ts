import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const workspaces = join(import.meta.dirname, '../../../../../..')
/** What is read of a node is a text again; what is written makes nodes. */
const htmlSinks =
  /(inner|outer)HTML['"\]]*\s*[:=](?!=)|insertAdjacentHTML|srcdoc|document[.]write|createContextualFragment/i

it.each(['a.innerHTML = b', "a['outerHTML']=b", 'dangerouslySetInnerHTML={{ __html }}', '{ innerHTML: b }'])(
  '%s makes nodes',
  (code) => expect(code).toMatch(htmlSinks),
)

it('nothing but the sanitiser makes nodes of a text', () => {
  const files = globSync('{apps/web,packages/ui}/src/**/*.{ts,tsx}', { cwd: workspaces }).filter(
    (file) => !/[.]test[.]tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => htmlSinks.test(readFileSync(join(workspaces, file), 'utf8')))).toEqual([])
})
