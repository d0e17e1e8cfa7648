import type { Role } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { navigation } from '../navigation.fixture.ts'
import { serviceList } from './service-list.ts'

const hrefs = (role: Role | null) => serviceList(role, navigation).map(({ href }) => href)

it('leads a visitor to the login', () => {
  expect(hrefs(null)[0]).toBe('/MemberLogin')
})

it('leads each kind of member to its own centre and fees', () => {
  expect(hrefs('memberPersonal').slice(0, 2)).toEqual(['/personMemberIndex', '/financialManagement/fees'])
  expect(hrefs('memberCompany').slice(0, 2)).toEqual(['/unitMemberIndex', '/unitPay/fees'])
})

it('has only addresses that stand before the navigation is there', () => {
  const early = serviceList(null, undefined).map(({ href }) => href)
  expect(early).toContain('/GovernmentMinistry')
  expect(early.every((href) => href.startsWith('/'))).toBe(true)
})
