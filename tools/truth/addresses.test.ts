import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { it } from 'node:test'
import { banners } from '../../apps/mock-api/src/seed/content/banners.ts'
import { navigation } from '../../apps/mock-api/src/seed/content/navigation.ts'

const web = join(import.meta.dirname, '../../apps/web/src')

/** What the path of an address looks like that a route answers, `$id` standing for anything. */
const patternOf = (file: string): RegExp => {
  const parts = basename(file, '.tsx')
    .split('.')
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .map((part) => (part.startsWith('{-$') ? '(/[^/]+)?' : `/${part.startsWith('$') ? '[^/]+' : part}`))
  return new RegExp(`^${parts.join('') || '/'}$`)
}

const routes = globSync('{open,behind-login,desk}/*.tsx', { cwd: join(web, 'routes') })
  // What answers every address shows none.
  .filter((file) => !file.endsWith('.$.tsx'))
  .map(patternOf)

const leadsNowhere = (address: string): boolean => {
  const path = address.replace(/\$\{[^}]*\}/g, 'any').split(/[?#]/)[0] ?? ''
  return !routes.some((pattern) => pattern.test(path))
}

it('every entry of the menu and every banner leads to a page', () => {
  const entries = navigation.flatMap(({ dictIndex, children }) => [
    dictIndex,
    ...children.map(({ path }) => path),
  ])
  const addresses = [...entries, ...banners.map(({ url }) => url)].filter((address) => address !== undefined)
  assert.ok(addresses.length > 15)
  assert.deepEqual(addresses.filter(leadsNowhere), [])
})

it('every address that the website writes down leads to a page', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
    (file) => !/\.test\.|\.gen\.|testing/.test(file),
  )
  const links = files.flatMap((file) =>
    [
      ...readFileSync(join(web, file), 'utf8').matchAll(
        /\b(?:href|entryHref)(?:=\{?|: )["'`](\/(?!\$)[^"'`]*)/g,
      ),
    ].map(([, address = '']) => ({ file, address })),
  )
  assert.ok(links.length > 30, `${links.length} links`)
  assert.deepEqual(
    links.filter(({ address }) => leadsNowhere(address)),
    [],
  )
})
