import type { Database } from '../store/database.ts'

/**
 * Whether a name is already an account's, a member's or one of the staff. Both log in by the same operation, so that a second
 * account of the name would lock the first one out. The case of letters does not matter.
 */
export const isLoginName = (db: Database, name: string): boolean =>
  db.get(
    'SELECT 1 FROM account WHERE username = :name UNION ALL SELECT 1 FROM staffUser WHERE username = :name',
    {
      name,
    },
  ) !== undefined
