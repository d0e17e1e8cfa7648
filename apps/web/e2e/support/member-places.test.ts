import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { routeFiles } from '../../tools/route-files.ts'
import { memberPages } from './behind-login/member-pages.ts'
import { memberPlaces } from './member-places.ts'

const folder = join(import.meta.dirname, '../../src/routes/behind-login')
/** The text of each route's file behind the login, by its name. */
const files = new Map(
  globSync('{_education,_person,_unit,_print,_player}.*.tsx', { cwd: folder }).map((file) => [
    basename(file, '.tsx'),
    readFileSync(join(folder, file), 'utf8'),
  ]),
)

it('has an address of every route behind the login', () => {
  expect(Object.keys(memberPlaces).toSorted(), 'routes in `places`, beside this test').toEqual(
    [...files.keys()].toSorted(),
  )
})

it('has a page of every route behind the login for the table of pages', () => {
  const routes = routeFiles('behind-login').map(({ name }) => name)
  expect(Object.keys(memberPages).toSorted(), 'routes in `member-pages.ts`').toEqual(routes.toSorted())
})

it('says what each route wants to be permitted', () => {
  const wanted = [...files].flatMap(([name, text]) => {
    const needs = /staticData: {[^}]*\bauthority: '([\w.]+)'/.exec(text)?.[1]
    return needs ? [[name, needs]] : []
  })
  const said = Object.entries(memberPlaces).flatMap(([name, { needs, leadsTo }]) =>
    needs && !leadsTo ? [[name, needs]] : [],
  )
  expect(wanted.length).toBeGreaterThan(5)
  expect(said.toSorted()).toEqual(wanted.toSorted())
})
