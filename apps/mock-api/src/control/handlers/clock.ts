import { ok } from '../../contract/handler.ts'
import { invalidField } from '../../contract/problem.ts'
import type { World } from '../../world.ts'
import type { ControlCall, ControlHandlers } from '../types.ts'

function stateOf({ clock }: World) {
  const { frozenAt, offset } = clock.state()
  return {
    now: clock.now().toISOString(),
    isFrozen: frozenAt !== null,
    offsetSeconds: Math.round(offset / 1000),
  }
}

/** Outside these years dates have more digits, or the portal's rules do not apply. */
const [earliest, latest] = [Date.parse('2000-01-01T00:00:00Z'), Date.parse('2099-12-31T00:00:00Z')]

function target({ world, body }: ControlCall<'moveClock'>): Date | null {
  const { now, advanceSeconds } = body
  if (now !== undefined) return new Date(now)
  if (advanceSeconds === undefined) return null
  return new Date(world.clock.now().getTime() + advanceSeconds * 1000)
}

function check(call: ControlCall<'moveClock'>, moved: Date | null): void {
  const { now, advanceSeconds } = call.body
  if (now !== undefined && advanceSeconds !== undefined)
    throw invalidField('advanceSeconds', 'OneOf', 'send either now or advanceSeconds')
  if (moved && !(moved.getTime() >= earliest && moved.getTime() <= latest)) {
    const field = now === undefined ? 'advanceSeconds' : 'now'
    throw invalidField(field, 'Range', 'the clock goes from 2000 to 2099')
  }
}

/** The controls of a world's clock. */
export const clockControls = {
  readClock: ({ world }) => ok(stateOf(world)),
  moveClock(call) {
    const { clock } = call.world
    const moved = target(call)
    check(call, moved)
    if (moved) clock.set(moved)
    if (call.body.isFrozen === true) clock.freeze()
    if (call.body.isFrozen === false) clock.resume()
    return ok(stateOf(call.world))
  },
} satisfies Partial<ControlHandlers>
