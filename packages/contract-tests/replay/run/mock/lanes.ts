import { forgetAnswers, forgetting, nothingYet } from '../consequences/recalled.ts'
import type { Scenario } from '../scenario.ts'
import type { Session } from '../session.ts'
import type { Clock } from './clock.ts'
import type { Copy, MakeCopy } from './copies.ts'

/** What a run has and learns in one world alone: a login holds in its own. */
export type Own = Pick<Session, 'tokens' | 'shared' | 'made' | 'memory'>

/** A clock by which a run also forgets what is undone, and what time it was meanwhile. */
function forgettingClock(clock: Clock, { memory, made, tokens, shared }: Own): Clock {
  return (seconds, work, afterwards) => {
    const { aheadMs } = memory
    const forget = () => {
      memory.instants.clear()
      forgetAnswers(memory)
    }
    const move = () =>
      clock(seconds, work, afterwards).finally(() => {
        memory.aheadMs = aheadMs
        forget()
      })
    forget()
    return afterwards === 'undone' ? forgetting(memory, [made, tokens, shared], move) : move()
  }
}

/** The controls of the mock by which a scenario changes what was answered before. */
type Changing = Pick<Session, 'association' | 'cashier' | 'clock' | 'presence'>

/** Controls by which a run also forgets what is not so any more. */
export function forgettingControls<T extends Changing>(controls: T, own: Own): T & Changing {
  const { association, cashier, clock, presence } = controls
  const changing =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    (...given: Given) =>
      work(...given).finally(() => forgetAnswers(own.memory))
  return {
    ...controls,
    association: association && Object.assign(changing(association), association),
    cashier: cashier && changing(cashier),
    clock: clock && forgettingClock(clock, own),
    presence: presence && changing(presence),
  }
}

/** What is known at the beginning of a run. @param aheadMs how far the backend's clock is ahead of this machine's */
export const nothingOwn = (tokens: Session['tokens'], aheadMs?: number): Own => ({
  tokens,
  shared: new Map(),
  made: new Map(),
  memory: nothingYet(aheadMs),
})

/** A session in a copy of the world, of which it knows nothing yet. */
function sessionIn({ remove, ...rest }: Copy, session: Session): Session {
  const own = nothingOwn(new Map(), session.memory.aheadMs)
  return { ...session, ...forgettingControls(rest, own), ...own }
}

/** How many scenarios are worth a copy, and how many worlds are called at once at most. */
const [perCopy, most] = [50, 8]

/** Scenarios that run one after the other, and the session in whose world they do. */
export interface Lane {
  session: Session
  scenarios: Scenario[]
}

/** How much work a scenario is, roughly: each operation that it is about is one part, and what it needs besides is three. */
const loadOf = ({ operations }: Scenario): number => operations.length + 3

/** Distributes scenarios in their order, each to whoever has least to do so far. */
function distributed(scenarios: Scenario[], count: number): Scenario[][] {
  const shares = Array.from({ length: count }, () => ({ load: 0, scenarios: [] as Scenario[] }))
  for (const scenario of scenarios) {
    const least = shares.reduce((one, other) => (other.load < one.load ? other : one))
    least.scenarios.push(scenario)
    least.load += loadOf(scenario)
  }
  return shares.map((share) => share.scenarios)
}

/**
 * Distributes scenarios that write to copies of the world, so that they run beside each other and beside those that only read. Each
 * sees the world as it was at the beginning, and what the earlier ones in the same copy have made.
 * @param work is given the lanes, and whether they are copies; without those there is one lane, in the world itself. It says whether
 * the copies are removed: what was found in one can be seen again there
 */
export async function withLanes(
  session: Session,
  scenarios: Scenario[],
  copy: MakeCopy | null,
  work: (lanes: Lane[], areCopies: boolean) => Promise<boolean>,
): Promise<void> {
  if (!copy || scenarios.length === 0) {
    await work([{ session, scenarios }], false)
    return
  }
  const count = Math.max(1, Math.min(most, Math.floor(scenarios.length / perCopy)))
  const copies = await Promise.all(Array.from({ length: count }, (_, place) => copy(place + 1)))
  const shares = distributed(scenarios, count)
  const lanes = copies.map((one, place) => ({
    session: sessionIn(one, session),
    scenarios: shares[place] ?? [],
  }))
  if (await work(lanes, true)) await Promise.allSettled(copies.map(({ remove }) => remove()))
}
