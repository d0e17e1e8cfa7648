import { prcYear } from '../../domain/prc-time.ts'
import type { World } from '../../world.ts'
import { consultantSites } from '../content/sites/consultants.ts'
import { enterpriseSites } from '../content/sites/enterprises.ts'
import { infrastructureSites } from '../content/sites/infrastructure.ts'
import { localConsultantSites } from '../content/sites/local-consultants.ts'
import { personSites } from '../content/sites/people.ts'
import { practitionerSites } from '../content/sites/people-in-practice.ts'
import { serviceSites } from '../content/sites/people-in-service.ts'
import type { SiteSeed } from '../content/sites/types.ts'
import { type MemberSeed, memberSeeds } from '../members/members.ts'
import type { RegisterUnit } from '../register/units.ts'
import { seedItems } from './items.ts'
import { seedRankings } from './rankings.ts'
import { seedRatings } from './ratings.ts'
import { seedSite } from './sites.ts'
import { seedUnpublished } from './unpublished.ts'

const firstItemIds = { UNIT: 6001, PERSON: 6501 }

/** Every mini-site, units first. */
export const siteSeeds: readonly SiteSeed[] = [
  ...consultantSites,
  ...localConsultantSites,
  ...enterpriseSites,
  ...infrastructureSites,
  ...personSites,
  ...practitionerSites,
  ...serviceSites,
]

function seedMiniSites(world: World, members: ReadonlyMap<string, MemberSeed>): void {
  const next = { ...firstItemIds }
  for (const [index, seed] of siteSeeds.entries()) {
    const member = members.get(seed.key)
    if (!member) throw new Error(`The content has no member ${seed.key}`)
    seedSite(world, index, seed, member)
    next[member.ownerType] += seedItems(world, next[member.ownerType], seed, member)
  }
}

/** What the association publishes of its units, and what units and persons publish of themselves. */
export function seedSites(world: World, register: readonly RegisterUnit[]): void {
  const year = prcYear(world.clock.now())
  const members = memberSeeds(year)
  const units = members.filter(({ ownerType }) => ownerType === 'UNIT')
  seedRatings(world, units, register, year)
  seedRankings(world, units, register)
  const byKey = new Map(members.map((member) => [member.key, member]))
  seedMiniSites(world, byKey)
  seedUnpublished(world, byKey)
}
