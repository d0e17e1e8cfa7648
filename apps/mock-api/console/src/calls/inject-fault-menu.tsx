import { PopMenu } from '@portal/ui'
import type { Fault } from '../data/controls.ts'
import { useAddFault } from '../faults/use-faults.ts'
import { goTo, usePlace } from '../lib/use-place.ts'
import styles from './inject-fault-menu.module.css'

const choices: [string, Omit<Fault, 'operation'>][] = [
  ['Next time: 500', { kind: 'STATUS', status: 500, count: 1 }],
  ['Next time: 503', { kind: 'STATUS', status: 503, count: 1 }],
  ['Next time: cut the connection', { kind: 'DROP', count: 1 }],
  ['Next time: broken JSON', { kind: 'MALFORMED_JSON', count: 1 }],
  ['From now on: 3 seconds late', { kind: 'LATENCY', latency: { min: 3000, max: 3000, shape: 'EVEN' } }],
]

/** A menu that adds a fault for the operation of a call. */
export function InjectFaultMenu({ operation }: { operation: string }) {
  const { world } = usePlace()
  const addFault = useAddFault()
  const items = [
    ...choices.map(([label, fault]) => ({
      id: label,
      label,
      onSelect: () => addFault.mutate({ ...fault, operation }),
    })),
    {
      id: 'other',
      label: 'Something else …',
      onSelect: () => goTo({ world, section: 'faults' as const, operation }),
    },
  ]
  return <PopMenu label="Let this fail" items={items} className={styles.trigger} />
}
