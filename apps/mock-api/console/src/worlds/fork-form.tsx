import { unwrap } from '@portal/api-contract'
import { Button, Checkbox, Field, NativeSelect, TextInput } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ScenarioName } from '../data/controls.ts'
import { scenariosQuery, worldsQuery } from '../data/queries.ts'
import { useAction } from '../data/use-action.ts'
import { goTo, usePlace } from '../lib/use-place.ts'
import styles from './form.module.css'
import { nameError } from './world-name.ts'

/** What the new world is copied from: `scenario/typical` or `world/default`. */
type Origin = `${'scenario' | 'world'}/${string}`

const originBody = (origin: Origin) => {
  const [kind, name = ''] = origin.split('/')
  return kind === 'scenario' ? { scenario: name as ScenarioName } : { from: name }
}

/** A form that creates a world as a copy of a scenario or of another world, and opens it in the console. */
export function ForkForm() {
  const { world, section } = usePlace()
  const { data: worlds = [] } = useQuery(worldsQuery(world))
  const [name, setName] = useState('')
  const [origin, setOrigin] = useState<Origin>('scenario/typical')
  const [isKept, setKept] = useState(false)
  const fork = useAction(
    async (controls) => {
      const body = { name, isKept, ...originBody(origin) }
      const forked = await unwrap(controls.POST('/worlds', { body }))
      goTo({ world: forked.name, section })
      return forked
    },
    { refresh: ['worlds'], done: (forked) => `${forked.name} has begun as ${forked.scenario}` },
  )
  const names = worlds.map((one) => one.name)
  const error = nameError(name, names)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name && !error) fork.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label="Name" error={error} hint="Requests choose it by X-Mock-World.">
        {(control) => (
          <TextInput
            {...control}
            placeholder="checkout-1"
            autoComplete="off"
            spellCheck={false}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <OriginField value={origin} onChange={setOrigin} worlds={names} />
      <Checkbox checked={isKept} onChange={({ target }) => setKept(target.checked)}>
        Keep it in a file, over restarts
      </Checkbox>
      <div>
        <Button type="submit" size="sm" busy={fork.isPending} disabled={!name || error !== null}>
          Begin
        </Button>
      </div>
    </form>
  )
}

type OriginFieldProps = { value: Origin; onChange: (origin: Origin) => void; worlds: string[] }

function OriginField({ value, onChange, worlds }: OriginFieldProps) {
  const { data: scenarios = [] } = useQuery(scenariosQuery(usePlace().world))
  return (
    <Field label="As a copy of">
      {(control) => (
        <NativeSelect {...control} value={value} onChange={({ target }) => onChange(target.value as Origin)}>
          <optgroup label="A scenario">
            {scenarios.map(({ name }) => (
              <option key={name} value={`scenario/${name}`}>
                {name}
              </option>
            ))}
          </optgroup>
          <optgroup label="A world as it is now">
            {worlds.map((name) => (
              <option key={name} value={`world/${name}`}>
                {name}
              </option>
            ))}
          </optgroup>
        </NativeSelect>
      )}
    </Field>
  )
}
