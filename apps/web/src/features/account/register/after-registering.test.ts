import { expect, it } from 'vitest'
import { afterRegistering } from './after-registering.ts'

it('leads who has registered to the centre, or to the login where no session could be opened', () => {
  const after = { wanted: undefined, owner: undefined }
  expect(afterRegistering('memberCompany', '/MemberLogin', after).href).toBe('/unitMemberIndex')
  expect(afterRegistering(undefined, '/MemberLogin', after).href).toBe('/MemberLogin')
})

it.each([
  ['/myCourse', 'memberPersonal', '/myCourse'],
  ['/financialManagement/fees', 'memberPersonal', '/financialManagement/fees'],
  ['/financialManagement/fees', undefined, '/person/login?redirect=%2FfinancialManagement%2Ffees'],
  // A page of the other kind of member would only be refused.
  ['/financialManagement/fees', 'memberCompany', '/unitPay/fees'],
  ['/MemberRegister', 'memberPersonal', '/personMemberIndex'],
  ['/person/login?method=code', 'memberPersonal', '/personMemberIndex'],
  ['/person/login', undefined, '/person/login'],
] as const)('the page that was asked for, %s, is kept by a registration as %s', (wanted, role, href) => {
  const owner = wanted.startsWith('/financial') ? 'memberPersonal' : undefined
  expect(afterRegistering(role, '/person/login', { wanted, owner }).href).toBe(href)
})
