import { classNames, Field, TextInput } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Operation } from '../data/controls.ts'
import { operationsQuery } from '../data/queries.ts'
import { usePlace } from '../lib/use-place.ts'
import { Method } from '../parts/method.tsx'
import styles from './operation-field.module.css'
import { useCombobox } from './use-combobox.ts'

type OperationFieldProps = { value: string; onChange: (id: string) => void }

const textOf = (id: string) => (id === '*' ? 'Every operation' : id)

/** An operation of the contract, found by any words of its name, address or summary. */
export function OperationField({ value, onChange }: OperationFieldProps) {
  const { data: operations = [] } = useQuery(operationsQuery(usePlace().world))
  const listId = useId()
  const box = useCombobox(operations, value, onChange)
  const active = box.options[box.active]
  return (
    <Field label="Of which operation" hint="Type to search.">
      {(control) => (
        <div className={styles.root}>
          <TextInput
            {...control}
            role="combobox"
            aria-expanded={box.isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={box.isOpen && active ? `${listId}-${active.id}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={box.text ?? textOf(value)}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onClick={box.open}
            onBlur={box.close}
            onChange={({ target }) => box.search(target.value)}
            onKeyDown={box.onKeyDown}
            end={<Icon name="chevronDown" />}
          />
          {box.isOpen && (
            <div id={listId} role="listbox" aria-label="Operations" className={styles.list}>
              {box.options.map((operation, index) => (
                <Option
                  key={operation.id}
                  id={`${listId}-${operation.id}`}
                  operation={operation}
                  isActive={index === box.active}
                  onChoose={() => box.choose(operation)}
                />
              ))}
              {box.options.length === 0 && (
                <p className={styles.none}>No operation has all of these words.</p>
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

type OptionProps = { id: string; operation: Operation; isActive: boolean; onChoose: () => void }

const Option = ({ id, operation, isActive, onChoose }: OptionProps) => (
  // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus stays in the input, whose keys choose
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    className={classNames(styles.option, isActive && styles.active)}
    ref={(element) => {
      if (isActive) element?.scrollIntoView({ block: 'nearest' })
    }}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    <span className={styles.name}>
      {textOf(operation.id)} {operation.method && <Method name={operation.method} />}
    </span>
    {operation.path && <span className={styles.path}>{operation.path}</span>}
  </div>
)
