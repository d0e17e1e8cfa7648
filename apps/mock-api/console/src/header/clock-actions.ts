import { unwrap } from '@portal/api-contract'
import type { Clock } from '../data/controls.ts'
import { keyOf } from '../data/queries.ts'
import { useAction } from '../data/use-action.ts'
import { type ClockMove, moved } from '../lib/times.ts'

/** Moves the clock of the world on the screen, and loads all its data again, since any of it may depend on the time. */
export const useMoveClock = () =>
  useAction((controls, move: ClockMove) => unwrap(controls.PUT('/clock', { body: move })), {
    expect: (client, world, move) => {
      const key = keyOf(world, 'clock')
      const readAt = client.getQueryState(key)?.dataUpdatedAt ?? Date.now()
      client.setQueryData<Clock>(
        key,
        (clock) => clock && { ...clock, ...moved(clock, move, readAt, Date.now()) },
      )
    },
  })
