import type { ControlClient } from '@portal/api-contract/control-client'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../lib/explain.ts'
import { usePlace } from '../lib/use-place.ts'
import { useSay } from '../parts/toasts.tsx'
import { controlsOf } from './controls.ts'
import { keyOf } from './queries.ts'

interface ActionOptions<Input, Result> {
  /** Names of the world's queries that show something else afterwards; all of them without it. */
  refresh?: string[]
  /** Said when it is done. */
  done?: (result: Result, input: Input) => string
  /** Shows what is to be expected before the mock has answered; its answer puts it right. */
  expect?: (client: QueryClient, world: string, input: Input) => void
}

/** Something told to the mock about the world on the screen. Whatever it refuses is said in its words. */
export function useAction<Input = void, Result = unknown>(
  run: (controls: ControlClient, input: Input) => Promise<Result>,
  { refresh, done, expect }: ActionOptions<Input, Result> = {},
) {
  const { world } = usePlace()
  const client = useQueryClient()
  const say = useSay()
  const keys = refresh?.map((name) => keyOf(world, name)) ?? [[world]]
  return useMutation<Result, Error, Input>({
    mutationFn: (input) => run(controlsOf(world), input),
    onMutate: (input) => {
      if (!expect) return
      // An answer under way would show the old state once more.
      for (const queryKey of keys) void client.cancelQueries({ queryKey }, { revert: false })
      expect(client, world, input)
    },
    onSuccess: (result, input) => done && say('success', done(result, input)),
    onError: (error) => say('danger', explain(error)),
    onSettled: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
