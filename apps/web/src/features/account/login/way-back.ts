import type { Role, UserRole } from '@portal/api-contract'
import { ownPage } from './own-page.ts'

/** What is to be opened after a login. */
export interface AfterLogin {
  /** The page that was asked for; undefined when none was. */
  wanted: string | undefined
  /** The kind of member whose page that is, where it is one's. */
  owner: Role | undefined
}

/**
 * The page to open after the login of one kind of member. A page of the other kind would only be refused: where the member
 * has the same one it opens instead, else the own centre.
 */
export function wayBack({ wanted, owner }: AfterLogin, role: UserRole): string | undefined {
  if (owner === undefined || owner === role) return wanted
  // The association's staff has none of a member's pages.
  if (role === 'associationStaff') return undefined
  const own = ownPage(wanted, role)
  return own === wanted ? undefined : own
}
