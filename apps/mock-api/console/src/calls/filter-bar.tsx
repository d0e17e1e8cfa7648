import { NativeSelect, TextInput } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import type { CallFilter } from './filter.ts'
import styles from './filter-bar.module.css'
import type { useCalls } from './use-calls.ts'

type FilterBarProps = Pick<
  ReturnType<typeof useCalls>,
  'filter' | 'narrow' | 'operations' | 'calls' | 'shown' | 'isPaused'
>

const statuses: [CallFilter['status'], string][] = [
  ['', 'Any status'],
  ['2', '2xx'],
  ['3', '3xx'],
  ['4', '4xx'],
  ['5', '5xx'],
]

const validations: [CallFilter['validation'], string][] = [
  ['', 'Any verdict'],
  ['broken', 'Breaks the contract'],
  ['kept', 'Keeps the contract'],
  ['injected', 'Hit by a fault'],
]

/** The filters of the list of calls, and the number of calls that match. */
export const FilterBar = ({ filter, narrow, operations, calls, shown, isPaused }: FilterBarProps) => (
  <search className={styles.bar}>
    <TextInput
      type="search"
      className={styles.text}
      aria-label="Text in address, caller or bodies"
      placeholder="Address, caller, anything in a body"
      start={<Icon name="search" />}
      value={filter.text}
      onChange={({ target }) => narrow({ text: target.value })}
    />
    <NativeSelect
      className={styles.operation}
      aria-label="Operation"
      value={filter.operation}
      onChange={({ target }) => narrow({ operation: target.value })}
    >
      <option value="">Any operation</option>
      {operations.map((operation) => (
        <option key={operation}>{operation}</option>
      ))}
    </NativeSelect>
    <NativeSelect
      className={styles.status}
      aria-label="Status"
      value={filter.status}
      onChange={({ target }) => narrow({ status: target.value as CallFilter['status'] })}
    >
      {statuses.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </NativeSelect>
    <NativeSelect
      className={styles.validation}
      aria-label="Verdict of the contract"
      value={filter.validation}
      onChange={({ target }) => narrow({ validation: target.value as CallFilter['validation'] })}
    >
      {validations.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </NativeSelect>
    <p className={styles.count}>
      <span className={isPaused ? styles.paused : styles.live} aria-hidden="true" />
      {isPaused ? 'Paused' : 'Live'} · {shown.length} of {calls.length}
    </p>
  </search>
)
