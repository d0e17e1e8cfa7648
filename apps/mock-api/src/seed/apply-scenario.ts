import { prcInstant, prcYear } from '../domain/prc-time.ts'
import { settleDue } from '../resources/finance/member-orders/settle-due.ts'
import { taskWork } from '../resources/tasks.ts'
import { runDueTasks } from '../tasks/schedule.ts'
import type { World } from '../world.ts'
import { employScaleMembers } from './members/unit-people.ts'
import type { ScenarioName } from './scenarios.ts'

/** What even an empty world has: its own tables, the navigation, and accounts to log in with. */
const foundation = [
  'setting',
  'dueTask',
  'dictionary',
  'dictionaryDetail',
  'member',
  'account',
  'staffRole',
  'staffUser',
]

/** Whose rows are the personas' alone in an empty world. */
const lastPersona = 100

/** A search index needs no emptying: it finds nothing without the articles. Its own tables begin with its name. */
const kept = "name NOT LIKE 'sqlite_%' AND name NOT LIKE 'newsIndex%'"

function tablesOf({ db }: World): string[] {
  const tables = (schema: string) =>
    db.all<{ name: string }>(`SELECT name FROM ${schema}.sqlite_schema WHERE type = 'table' AND ${kept}`)
  return [...tables('main'), ...tables('library')].map(({ name }) => name)
}

/** Takes every record away but the personas, so that each list is empty whatever resources there are. */
function empty(world: World): void {
  const { db } = world
  // Rows refer to each other in both directions, so foreign keys are checked only at the end.
  db.exec('PRAGMA defer_foreign_keys = ON')
  for (const table of tablesOf(world)) if (!foundation.includes(table)) db.run(`DELETE FROM ${table}`)
  db.run('DELETE FROM account WHERE memberId > ?', [lastPersona])
  db.run('DELETE FROM member WHERE id > ?', [lastPersona])
  // Nobody has seen the records: their ids are free.
  db.run('DELETE FROM sqlite_sequence')
}

/** The time without any activity in the overdue world. */
const neglected = 2 * 365 * 86_400_000

/** Sets the clock of a world that starts at another time than now; before anything is seeded. */
export function clockOfScenario({ clock }: World, scenario: ScenarioName): void {
  if (scenario === 'overdue') clock.advance(-neglected)
  if (scenario !== 'year-end') return
  const newYear = prcInstant(`${prcYear(clock.now()) + 1}-01-01`)
  clock.set(new Date(newYear.getTime() - 30 * 60_000))
}

/** Changes a seeded world into what the scenario says. */
export function applyScenario(world: World, scenario: ScenarioName): void {
  if (scenario === 'empty') empty(world)
  if (scenario === 'large-unit') employScaleMembers(world)
  if (scenario !== 'overdue') return
  world.clock.advance(neglected)
  runDueTasks(world, taskWork)
  settleDue(world)
}
