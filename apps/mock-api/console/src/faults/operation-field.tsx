import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import { Field, TextInput } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useRef, useState } from 'react'
import type { Operation } from '../data/controls.ts'
import { operationsQuery } from '../data/queries.ts'
import { usePlace } from '../lib/use-place.ts'
import { Method } from '../parts/method.tsx'
import styles from './operation-field.module.css'
import { searchOperations } from './search-operations.ts'

type OperationFieldProps = { value: string; onChange: (id: string) => void }

const inSecondFrame = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

const textOf = (id: string) => (id === '*' ? 'Every operation' : id)

/** A combobox for an operation of the contract, searched by words of its name, address or summary. */
export function OperationField({ value, onChange }: OperationFieldProps) {
  const { data: operations = [] } = useQuery(operationsQuery(usePlace().world))
  /** What is being typed; null while what was chosen stands there. */
  const [text, setText] = useState<string | null>(null)
  const labelId = useId()
  const input = useRef<HTMLInputElement>(null)
  const collection = useMemo(
    () =>
      createListCollection({
        items: searchOperations(operations, text ?? ''),
        itemToValue: ({ id }) => id,
        itemToString: ({ id }) => textOf(id),
      }),
    [operations, text],
  )
  return (
    <Field label={<span id={labelId}>Of which operation</span>} hint="Type to search.">
      {(control) => (
        <Combobox.Root
          ids={{ input: control.id, label: labelId }}
          collection={collection}
          value={[value]}
          inputValue={text ?? textOf(value)}
          inputBehavior="autohighlight"
          openOnClick
          lazyMount
          unmountOnExit
          positioning={{ placement: 'bottom-start', gutter: 4, sameWidth: false }}
          onValueChange={({ value: [id] }) => id !== undefined && onChange(id)}
          onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && setText(inputValue)}
          onOpenChange={({ open, reason }) => {
            if (!open) setText(null)
            // What is typed takes the place of what was chosen. In the first frame Ark moves the caret to the end.
            else if (reason !== 'input-change') inSecondFrame(() => input.current?.select())
          }}
        >
          <Combobox.Control>
            <Combobox.Input asChild>
              <TextInput
                {...control}
                ref={input}
                onFocus={({ currentTarget }) => currentTarget.select()}
                end={<Icon name="chevronDown" />}
              />
            </Combobox.Input>
          </Combobox.Control>
          <Combobox.Positioner>
            <Combobox.Content className={styles.list}>
              <Combobox.Empty className={styles.none}>No operation has all of these words.</Combobox.Empty>
              {collection.items.map((operation) => (
                <Option key={operation.id} operation={operation} />
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Combobox.Root>
      )}
    </Field>
  )
}

const Option = ({ operation }: { operation: Operation }) => (
  <Combobox.Item item={operation} className={styles.option}>
    <span className={styles.name}>
      {textOf(operation.id)} {operation.method && <Method name={operation.method} />}
    </span>
    {operation.path && <span className={styles.path}>{operation.path}</span>}
  </Combobox.Item>
)
