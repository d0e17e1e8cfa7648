import { expect, it } from 'vitest'
import { wayBack } from './way-back.ts'

it.each([
  ['/pay', 'memberPersonal', 'memberPersonal', '/pay'],
  ['/pay', 'memberPersonal', 'memberCompany', undefined],
  ['/financialManagement/fees', 'memberPersonal', 'memberCompany', '/unitPay/fees'],
  ['/unitPay/orders', 'memberCompany', 'memberPersonal', '/financialManagement/orders'],
  [
    '/personalCenter/activities?activity=7',
    'memberPersonal',
    'memberCompany',
    '/unitData?part=activities&activity=7',
  ],
  [
    '/unitData?part=favourites&keep=NEWS-3',
    'memberCompany',
    'memberPersonal',
    '/personalCenter/favourites?keep=NEWS-3',
  ],
  ['/unitData?part=activities', 'memberCompany', 'memberPersonal', '/personalCenter/activities'],
  ['/personalCenter/profile', 'memberPersonal', 'memberCompany', undefined],
  ['/unitData', 'memberCompany', 'memberPersonal', undefined],
  ['/JoinUs', undefined, 'memberCompany', '/JoinUs'],
  [undefined, undefined, 'memberCompany', undefined],
] as const)('to %s, a page of %s, a %s comes back to %s', (wanted, owner, role, expected) => {
  expect(wayBack({ wanted, owner }, role)).toBe(expected)
})
