import { unwrap } from '@portal/api-contract'
import type { Clock } from '../data/controls.ts'
import { keyOf } from '../data/queries.ts'
import { useAction } from '../data/use-action.ts'
import { dateTime } from '../lib/times.ts'

/** What the clock is told; see the control document. */
export type ClockMove = { now?: string; advanceSeconds?: number; isFrozen?: boolean }

const stoodOrWent = (isFrozen: boolean | undefined) => {
  if (isFrozen === undefined) return 'It is'
  return isFrozen ? 'The clock stands at' : 'The clock goes on from'
}

/** Moves the clock of the world on the screen; everything of the world may look different then. */
export const useMoveClock = () =>
  useAction((controls, move: ClockMove) => unwrap(controls.PUT('/clock', { body: move })), {
    done: ({ now }, { isFrozen }) => `${stoodOrWent(isFrozen)} ${dateTime(new Date(now))}`,
    expect: (client, world, { isFrozen, now }) =>
      client.setQueryData<Clock>(
        keyOf(world, 'clock'),
        (clock) => clock && { ...clock, ...(now && { now }), ...(isFrozen !== undefined && { isFrozen }) },
      ),
  })
