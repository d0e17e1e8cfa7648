import type { MenuItem } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { deskMenuOf } from '../../../mock-api/src/domain/desk/desk-menu.ts'
import { deskPermissions } from '../../../mock-api/src/domain/desk/desk-permissions.ts'
import { staffPersonas } from '../../../mock-api/src/seed/staff-personas.ts'
import { deskPlaces, isOpenTo, staffLogins } from './desk-places.ts'

const menu = deskMenuOf(deskPermissions.map(({ name }) => name))

it('knows everybody of the staff', () => {
  expect([...staffLogins].toSorted()).toEqual(staffPersonas.map(({ login }) => login).toSorted())
})

it('has pages, and each that works with records wants a permission', () => {
  expect(deskPlaces.length).toBeGreaterThan(15)
  const free = deskPlaces.filter(({ needs }) => needs.length === 0).map(({ address }) => address)
  expect(free.filter((address) => !/^\/(account|exception|result)\//.test(address))).toEqual([])
})

const pathOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
const isIn = (menu: readonly MenuItem[], address: string) =>
  menu.some(({ path }) => pathOf(path).test(address))
const inMenu = deskPlaces.filter(({ address }) => isIn(menu, address))

it('opens with each permission alone the pages that the menu then has', () => {
  expect(inMenu.length).toBeGreaterThan(10)
  for (const { name } of deskPermissions) {
    const own = deskMenuOf([name])
    const differ = inMenu.filter((place) => isIn(own, place.address) !== isOpenTo([name], place))
    expect(differ, name).toEqual([])
  }
})
