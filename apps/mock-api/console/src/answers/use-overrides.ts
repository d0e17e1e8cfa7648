import { unwrap } from '@portal/api-contract'
import type { NewOverride, Override } from '../data/controls.ts'
import { keyOf } from '../data/queries.ts'
import { useAction } from '../data/use-action.ts'
import { remainingText } from '../parts/removable-line.tsx'

const refresh = ['overrides']

/** How long an override without a count is given. */
export const untilTakenBack = 'until taken back'

/** Gives an answer in place of the mock's own. */
export const useAddOverride = () =>
  useAction((controls, body: NewOverride) => unwrap(controls.POST('/overrides', { body })), {
    refresh,
    done: (override) =>
      `${override.operation} is answered with ${override.status}, ${remainingText(override.remaining, untilTakenBack)}`,
  })

/** Takes an override back, from the list before the mock has answered. */
export const useRemoveOverride = () =>
  useAction(
    (controls, id: number) => unwrap(controls.DELETE('/overrides/{id}', { params: { path: { id } } })),
    {
      refresh,
      expect: (client, world, id) =>
        client.setQueryData<Override[]>(keyOf(world, 'overrides'), (all) =>
          all?.filter((override) => override.id !== id),
        ),
    },
  )

/** Takes every override back. */
export const useRemoveAllOverrides = () =>
  useAction((controls) => unwrap(controls.DELETE('/overrides')), {
    refresh,
    expect: (client, world) => client.setQueryData(keyOf(world, 'overrides'), []),
  })

/** Asks another backend what this world was asked. */
export const useRecord = () =>
  useAction(
    (controls, body: { backend: string; token?: string }) => unwrap(controls.POST('/recordings', { body })),
    { refresh },
  )
