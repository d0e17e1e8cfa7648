import { expect, it } from 'vitest'
import { deskMenuOf } from '../../../mock-api/src/domain/desk/desk-menu.ts'
import { deskPermissions } from '../../../mock-api/src/domain/desk/desk-permissions.ts'
import { staffPersonas } from '../../../mock-api/src/seed/staff-personas.ts'
import { deskPlaces, staffLogins } from './desk-places.ts'

const menu = deskMenuOf(deskPermissions.map(({ name }) => name))

it('knows everybody of the staff', () => {
  expect([...staffLogins].toSorted()).toEqual(staffPersonas.map(({ login }) => login).toSorted())
})

it('has pages, and each that works with records wants a permission', () => {
  expect(deskPlaces.length).toBeGreaterThan(15)
  const free = deskPlaces.filter(({ needs }) => needs === undefined).map(({ address }) => address)
  expect(free.filter((address) => !/^\/(account|exception|result)\//.test(address))).toEqual([])
})

it('asks on each page for what the menu asks for', () => {
  const pathOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  const asked = deskPlaces.flatMap(({ address, needs }) => {
    const entry = menu.find(({ path }) => pathOf(path).test(address))
    return entry ? [{ address, needs, inMenu: entry.meta.authority?.[0] }] : []
  })
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter(({ needs, inMenu }) => needs !== inMenu)).toEqual([])
})
