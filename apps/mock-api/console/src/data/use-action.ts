import type { ControlClient } from '@portal/api-contract/control-client'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../lib/explain.ts'
import { usePlace } from '../lib/use-place.ts'
import { useToast } from '../parts/toasts.tsx'
import { controlsOf } from './controls.ts'
import { keyOf } from './queries.ts'

interface ActionOptions<Input, Result> {
  /** Names of the world's queries that are loaded again afterwards; all of them by default. */
  refresh?: string[]
  /** The text of the toast after a success. */
  done?: (result: Result, input: Input) => string
  /** Updates the cached data before the mock has answered; afterwards the queries are loaded again. */
  expect?: (client: QueryClient, world: string, input: Input) => void
}

/** A mutation of the world on the screen. When the mock refuses it, a toast shows the mock's own message. */
export function useAction<Input = void, Result = unknown>(
  run: (controls: ControlClient, input: Input) => Promise<Result>,
  { refresh, done, expect }: ActionOptions<Input, Result> = {},
) {
  const { world } = usePlace()
  const client = useQueryClient()
  const showToast = useToast()
  const keys = refresh?.map((name) => keyOf(world, name)) ?? [[world]]
  return useMutation<Result, Error, Input>({
    mutationFn: (input) => run(controlsOf(world), input),
    onMutate: (input) => {
      if (!expect) return
      // A response that is still loading would bring back the old state.
      for (const queryKey of keys) void client.cancelQueries({ queryKey }, { revert: false })
      expect(client, world, input)
    },
    onSuccess: (result, input) => done && showToast('success', done(result, input)),
    onError: (error) => showToast('danger', explain(error)),
    onSettled: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
