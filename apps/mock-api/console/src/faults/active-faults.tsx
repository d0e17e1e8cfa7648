import { Button, EmptyState, Panel } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import type { ActiveFault } from '../data/controls.ts'
import { faultsQuery } from '../data/queries.ts'
import { usePlace } from '../lib/use-place.ts'
import { Loaded } from '../parts/loaded.tsx'
import { RemovableLine, remainingText } from '../parts/removable-line.tsx'
import { describe, type FaultFields } from './kinds.ts'
import { targetOf, useRemoveAllFaults, useRemoveFault } from './use-faults.ts'

/** The active faults: how often each still happens, and a button that removes it. */
export function ActiveFaults() {
  const query = useQuery(faultsQuery(usePlace().world))
  const all = useRemoveAllFaults()
  const removeAll = (query.data?.length ?? 0) > 1 && (
    <Button variant="outline" size="sm" onClick={() => all.mutate()}>
      Remove all
    </Button>
  )
  return (
    <Panel title="Active faults" action={removeAll}>
      <Loaded query={query} lines={3}>
        {(faults) =>
          faults.length === 0 ? (
            <EmptyState title="Nothing goes wrong">
              Press one of the ready-made faults, or open a call and choose “Let this fail”.
            </EmptyState>
          ) : (
            <ul>
              {faults.map((fault) => (
                <Line key={fault.id} fault={fault} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  )
}

function Line({ fault }: { fault: ActiveFault }) {
  const removeFault = useRemoveFault()
  const text = describe(fault as FaultFields)
  return (
    <RemovableLine
      name={text}
      detail={`${targetOf(fault)} · ${remainingText(fault.remaining, 'until removed')}`}
      removeLabel={`Remove: ${text}, ${targetOf(fault)}`}
      onRemove={() => removeFault.mutate(fault.id)}
    />
  )
}
