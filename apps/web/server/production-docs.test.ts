import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asNginx, inertHeaders, pageHeaders, secureHeaders } from './security-headers.ts'

const guide = readFileSync(new URL('../../../docs/production.md', import.meta.url), 'utf8')

/** What the first cell of each row of the headers' table names. */
const documented = guide
  .slice(guide.indexOf('| header or directive |'))
  .split('\n\n', 1)[0]
  ?.split('\n')
  .slice(2)
  .flatMap((row) => (row.split('|')[1] ?? '').split(','))
  .map((name) => name.trim().replaceAll('`', ''))

const headers = [pageHeaders('', {}), inertHeaders, secureHeaders]

const directivesOf = (policy = '') => policy.split('; ').map((directive) => directive.split(' ', 1)[0] ?? '')

it('the guide explains every header and directive that is sent, and no other', () => {
  const sent = headers.flatMap((some) => [
    ...Object.keys(some),
    ...directivesOf(some['content-security-policy']).filter(Boolean),
  ])
  expect(documented?.toSorted()).toEqual([...new Set(sent)].toSorted())
})

it('the sample for nginx lets an upload of 10 MB and its form pass', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(guide) ?? []
  expect(Number(megabytes)).toBeGreaterThan(10)
})

it('another server is given the same headers', () => {
  for (const some of headers) {
    const printed = asNginx(some)
    for (const [name, value] of Object.entries({ ...some, ...secureHeaders }))
      expect(printed).toContain(`add_header ${name} "${value}" always;\n`)
  }
})
