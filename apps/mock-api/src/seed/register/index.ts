import { insertAll } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { personTotal } from '../content/membership.ts'
import type { CompanyType } from '../content/types.ts'
import { registerPersons } from './persons.ts'
import { type Members, type RegisterUnit, registerUnits } from './units.ts'

interface Unit {
  name: string
  companyType: CompanyType
  memberLevel: string
}

function countBy<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function knownUnits({ db }: World): Members {
  const units = db.all<Unit>(
    `SELECT name, companyType, memberLevel FROM member JOIN companyProfile ON memberId = member.id
     WHERE joinDate IS NOT NULL`,
  )
  return {
    names: new Set(units.map(({ name }) => name)),
    types: countBy(units.map(({ companyType }) => companyType)),
    levels: countBy(units.map(({ memberLevel }) => memberLevel)),
  }
}

const knownPersons = ({ db }: World): string[] =>
  db
    .all<{ name: string }>("SELECT name FROM member WHERE ownerType = 'PERSON' AND joinDate IS NOT NULL")
    .map(({ name }) => name)

/**
 * The rest of the association's members, who have no account: they fill the register up to its totals. They are in the
 * library, since there are thousands of them and nothing that a request does changes them. After the members' profiles.
 */
export function seedRegister(world: World): RegisterUnit[] {
  const now = world.clock.now()
  const units = registerUnits(knownUnits(world), now)
  insertAll(world.db, 'registerUnit', units)
  const names = knownPersons(world)
  const persons = registerPersons(personTotal - names.length, { now, units, names: new Set(names) })
  insertAll(world.db, 'registerPerson', persons)
  return units
}
