import { expect, it } from 'vitest'
import { wayBack } from './way-back.ts'

it.each([
  ['/pay', 'memberPersonal', 'memberPersonal', '/pay'],
  ['/pay', 'memberPersonal', 'memberCompany', undefined],
  ['/financialManagement/fees', 'memberPersonal', 'memberCompany', '/unitPay/fees'],
  ['/unitPay/orders', 'memberCompany', 'memberPersonal', '/financialManagement/orders'],
  ['/JoinUs', undefined, 'memberCompany', '/JoinUs'],
  [undefined, undefined, 'memberCompany', undefined],
] as const)('to %s, a page of %s, a %s comes back to %s', (wanted, owner, role, expected) => {
  expect(wayBack({ wanted, owner }, role)).toBe(expected)
})
