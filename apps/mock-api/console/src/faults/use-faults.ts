import { unwrap } from '@portal/api-contract'
import type { ArmedFault, Fault } from '../data/controls.ts'
import { keyOf } from '../data/queries.ts'
import { useAction } from '../data/use-action.ts'
import { describe } from './kinds.ts'

const refresh = ['faults', 'worlds']

const where = ({ operation }: Fault) => {
  if (!operation) return 'the next payment'
  return operation === '*' ? 'every operation' : operation
}

/** Lets calls or payments go wrong. */
export const useArm = () =>
  useAction((controls, fault: Fault) => unwrap(controls.POST('/faults', { body: fault })), {
    refresh,
    done: (_, fault) => `${describe(fault)} is armed for ${where(fault)}`,
  })

/** Takes one fault back; it is gone from the list at once. */
export const useDisarm = () =>
  useAction((controls, id: number) => unwrap(controls.DELETE('/faults/{id}', { params: { path: { id } } })), {
    refresh,
    expect: (client, world, id) =>
      client.setQueryData<ArmedFault[]>(keyOf(world, 'faults'), (faults) =>
        faults?.filter((fault) => fault.id !== id),
      ),
  })

/** Takes every fault back. */
export const useDisarmAll = () =>
  useAction((controls) => unwrap(controls.DELETE('/faults')), {
    refresh,
    expect: (client, world) => client.setQueryData(keyOf(world, 'faults'), []),
  })
