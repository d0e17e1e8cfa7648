import { unwrap } from '@portal/api-contract'
import type { ActiveFault, Fault } from '../data/controls.ts'
import { keyOf } from '../data/queries.ts'
import { useAction } from '../data/use-action.ts'
import { describe } from './kinds.ts'

const refresh = ['faults', 'worlds']

/** What a fault happens to, in words. */
export const targetOf = ({ operation }: Pick<Fault, 'operation'>): string => {
  if (!operation) return 'the next payment'
  return operation === '*' ? 'every operation' : operation
}

/** Adds a fault of calls or payments. */
export const useAddFault = () =>
  useAction((controls, fault: Fault) => unwrap(controls.POST('/faults', { body: fault })), {
    refresh,
    done: (_, fault) => `${describe(fault)} is active for ${targetOf(fault)}`,
  })

/** Removes one fault, from the list before the mock has answered. */
export const useRemoveFault = () =>
  useAction((controls, id: number) => unwrap(controls.DELETE('/faults/{id}', { params: { path: { id } } })), {
    refresh,
    expect: (client, world, id) =>
      client.setQueryData<ActiveFault[]>(keyOf(world, 'faults'), (faults) =>
        faults?.filter((fault) => fault.id !== id),
      ),
  })

/** Removes every fault. */
export const useRemoveAllFaults = () =>
  useAction((controls) => unwrap(controls.DELETE('/faults')), {
    refresh,
    expect: (client, world) => client.setQueryData(keyOf(world, 'faults'), []),
  })
