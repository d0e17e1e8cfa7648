import { Button, EmptyState, Panel } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import type { ArmedFault } from '../data/controls.ts'
import { faultsQuery } from '../data/queries.ts'
import { usePlace } from '../lib/use-place.ts'
import { Loaded } from '../parts/loaded.tsx'
import styles from './armed.module.css'
import { describe, type Told } from './kinds.ts'
import { useDisarm, useDisarmAll } from './use-faults.ts'

/** What is armed, how often it still happens, and the way to take it back. */
export function Armed() {
  const query = useQuery(faultsQuery(usePlace().world))
  const all = useDisarmAll()
  const removeAll = (query.data?.length ?? 0) > 1 && (
    <Button variant="outline" size="sm" onClick={() => all.mutate()}>
      Remove all
    </Button>
  )
  return (
    <Panel title="Armed" action={removeAll}>
      <Loaded query={query} lines={3}>
        {(faults) =>
          faults.length === 0 ? (
            <EmptyState title="Nothing goes wrong">
              Press one of the ready-made faults, or open a call and choose “Let this fail”.
            </EmptyState>
          ) : (
            <ul className={styles.list}>
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

const targetOf = ({ operation }: ArmedFault) => {
  if (!operation) return 'the next payment'
  return operation === '*' ? 'every operation' : operation
}

const leftOf = ({ remaining }: ArmedFault) => {
  if (remaining === null) return 'until removed'
  return remaining === 1 ? 'once more' : `${remaining} times more`
}

function Line({ fault }: { fault: ArmedFault }) {
  const disarm = useDisarm()
  const text = describe(fault as Told)
  return (
    <li className={styles.line}>
      <span className={styles.text}>
        <span className={styles.name}>{text}</span>
        <span className={styles.detail}>
          {targetOf(fault)} · {leftOf(fault)}
        </span>
      </span>
      <Button
        variant="ghost"
        size="sm"
        className={styles.remove}
        aria-label={`Remove: ${text}, ${targetOf(fault)}`}
        onClick={() => disarm.mutate(fault.id)}
      >
        <Icon name="close" />
      </Button>
    </li>
  )
}
