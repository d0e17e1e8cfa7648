import { fenOf } from '../../domain/money.ts'
import { prcDate, prcInstant } from '../../domain/prc-time.ts'
import { createRandom } from '../../domain/random.ts'
import { scheduleReminder } from '../../resources/services/activities/remind.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { activities } from '../content/services/activities.ts'
import type { ActivitySeed } from '../content/services/types.ts'
import { personaSeeds } from '../personas.ts'
import { seedCover } from '../public/files.ts'
import { auditOf } from './audit.ts'

const firstId = 4301
const day = 86_400_000
const hour = 3_600_000

/** The personas whose memberships are valid have a place here, so that the contract's example can cancel it. */
const cancelled = { key: 'site-visit-tunnel', personas: ['lin', 'su', 'cheng', 'hengxin', 'mingce'] }

const personaIds = (keys: readonly string[]): number[] =>
  keys.map((key) => personaSeeds.findIndex((persona) => persona.key === key) + 1)

interface Times {
  start: Date
  opens: Date
  closes: Date
}

function timesOf(now: Date, { startsIn, startHour, signUp: [opens, closes] }: ActivitySeed): Times {
  const start = prcInstant(prcDate(new Date(now.getTime() + startsIn * day)), startHour)
  const before = (days: number) => new Date(start.getTime() - days * day)
  return { start, opens: before(opens), closes: before(closes) }
}

/** Members beside the personas, in an order of the activity's own. */
function candidates({ db }: World, key: string): number[] {
  const members = db.all<{ id: number }>(
    'SELECT id FROM member WHERE id > 100 AND validTo IS NOT NULL ORDER BY id',
  )
  const drawn = members.map(({ id }) => ({ id, place: createRandom(`${key}/${id}`).between(0, 1) }))
  return drawn.toSorted((a, b) => a.place - b.place).map(({ id }) => id)
}

function seedSignUps(world: World, seed: ActivitySeed, id: number, { opens, closes }: Times): void {
  const first = seed.key === cancelled.key ? personaIds(cancelled.personas) : []
  const members = [...first, ...candidates(world, seed.key)].slice(0, seed.signed)
  const last = Math.min(closes.getTime(), world.clock.now().getTime())
  for (const [index, memberId] of members.entries()) {
    const at = opens.getTime() + ((last - opens.getTime()) * (index + 1)) / (members.length + 1)
    insert(world.db, 'activitySignUp', {
      activityId: id,
      memberId,
      signedDate: new Date(Math.floor(at)).toISOString(),
    })
  }
}

function seedActivity(world: World, seed: ActivitySeed, index: number): void {
  const id = firstId + index
  const times = timesOf(world.clock.now(), seed)
  const made = new Date(Math.min(times.opens.getTime(), world.clock.now().getTime()) - day).toISOString()
  insert(world.db, 'activityText', { id, content: seed.body })
  insert(world.db, 'activity', {
    id,
    title: seed.title,
    coverUrl: seedCover(world.db, `activity-${seed.key}`, seed.motif),
    startTime: times.start.toISOString(),
    endTime: new Date(times.start.getTime() + seed.hours * hour).toISOString(),
    signUpStart: times.opens.toISOString(),
    signUpDeadline: times.closes.toISOString(),
    address: seed.address,
    quota: seed.quota,
    feeFen: fenOf(seed.yuan ?? 0),
    creditHours: seed.creditHours,
    isCancelled: Number(seed.isCancelled ?? false),
    ...auditOf(made, id),
  })
  seedSignUps(world, seed, id, times)
  if (!seed.isCancelled) scheduleReminder(world, id, times.start)
}

/** Activities around the world's clock, with the members that have signed up for them. */
export function seedActivities(world: World): void {
  for (const [index, seed] of activities.entries()) seedActivity(world, seed, index)
}
