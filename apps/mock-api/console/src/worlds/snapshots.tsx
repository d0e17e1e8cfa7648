import { unwrap } from '@portal/api-contract'
import { Button, Field, TextInput } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Snapshot } from '../data/controls.ts'
import { snapshotsQuery } from '../data/queries.ts'
import { useAction } from '../data/use-action.ts'
import { dateTime } from '../lib/times.ts'
import { usePlace } from '../lib/use-place.ts'
import { sizeText } from '../lib/words.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Loaded } from '../parts/loaded.tsx'
import styles from './form.module.css'
import lineStyles from './snapshots.module.css'
import { nameError } from './world-name.ts'

/** The snapshots of the world, and the button that restores each. */
export function Snapshots() {
  const query = useQuery(snapshotsQuery(usePlace().world))
  return (
    <div className={styles.form}>
      <TakeForm />
      <Loaded query={query} lines={2}>
        {(snapshots) =>
          snapshots.length === 0 ? (
            <p className={lineStyles.none}>
              None yet. Take one before you try something, and come back to it as often as you like.
            </p>
          ) : (
            <ul>
              {snapshots.toReversed().map((snapshot) => (
                <Line key={snapshot.label} snapshot={snapshot} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}

function TakeForm() {
  const [label, setLabel] = useState('')
  const { world } = usePlace()
  const take = useAction(
    (controls) =>
      unwrap(
        controls.POST('/worlds/{name}/snapshots', { params: { path: { name: world } }, body: { label } }),
      ),
    { refresh: ['snapshots', 'worlds'], done: (snapshot) => `${snapshot.label} is taken` },
  )
  const error = nameError(label)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (label && !error) take.mutate(undefined, { onSuccess: () => setLabel('') })
  }
  return (
    <form onSubmit={submit}>
      <Field label="Label" error={error} hint="The same label again replaces it.">
        {(control) => (
          <div className={styles.row}>
            <TextInput
              {...control}
              placeholder="before-paying"
              autoComplete="off"
              spellCheck={false}
              value={label}
              onChange={({ target }) => setLabel(target.value)}
            />
            <Button type="submit" busy={take.isPending} disabled={!label || error !== null}>
              Take
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}

function Line({ snapshot: { label, takenAt, bytes } }: { snapshot: Snapshot }) {
  const { world } = usePlace()
  const restore = useAction(
    (controls) =>
      unwrap(
        controls.POST('/worlds/{name}/snapshots/{label}/restore', {
          params: { path: { name: world, label } },
        }),
      ),
    { done: () => `Back at ${label}` },
  )
  return (
    <li className={lineStyles.line}>
      <span>
        <span className={lineStyles.label}>{label}</span>
        <span className={lineStyles.detail}>
          {dateTime(new Date(takenAt))} · {sizeText(bytes)}
        </span>
      </span>
      <ConfirmButton
        question="Lose what came after?"
        aria-label={`Restore ${label}`}
        busy={restore.isPending}
        onConfirm={() => restore.mutate()}
      >
        Restore
      </ConfirmButton>
    </li>
  )
}
