import { prcYear } from '../../domain/prc-time.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { memberSeeds } from '../members/members.ts'
import { personaSeeds } from '../personas.ts'
import { companyProfileOf } from './companies.ts'
import { personProfileOf } from './people.ts'

/** What the association knows of every seeded unit and person, also of those who still apply. */
export function seedProfiles({ db, clock }: World): void {
  const year = prcYear(clock.now())
  const members = memberSeeds(year)
  const isUnit = ({ ownerType }: { ownerType: string }) => ownerType === 'UNIT'
  const units = new Map(members.filter(isUnit).map((unit) => [unit.key, unit]))
  for (const unit of units.values()) insert(db, 'companyProfile', companyProfileOf(unit))
  for (const person of members.filter((member) => !isUnit(member))) {
    insert(db, 'personProfile', personProfileOf(person, units, year))
  }
}

/** A unit that was asked for its data a while ago and has answered; the others are asked again. */
const confirmed = { key: 'hengxin', daysAgo: 46 }

/** What units have said of their data. */
export function seedConfirmations({ db, clock }: World): void {
  insert(db, 'dataConfirmation', {
    memberId: personaSeeds.findIndex(({ key }) => key === confirmed.key) + 1,
    confirmedDate: new Date(clock.now().getTime() - confirmed.daysAgo * 86_400_000).toISOString(),
  })
}

/** Who has applied, but not filled in a profile of their own. */
const withoutProfile = 'tong'

/** Takes back the profile that only the seeded application is made from, so that somebody is left to fill one in. */
export function removeProfile({ db }: World): void {
  const memberId = personaSeeds.findIndex(({ key }) => key === withoutProfile) + 1
  db.run('DELETE FROM personProfile WHERE memberId = ?', [memberId])
}
