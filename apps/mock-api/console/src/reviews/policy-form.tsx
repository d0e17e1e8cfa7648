import { unwrap } from '@portal/api-contract'
import { Button, Card, TextInput } from '@portal/ui'
import { type FormEvent, useState } from 'react'
import type { ReviewPolicy } from '../data/controls.ts'
import { keyOf } from '../data/queries.ts'
import { useAction } from '../data/use-action.ts'
import { duration } from '../lib/times.ts'
import styles from './policy-form.module.css'

const doneText = ({ mode, delaySeconds }: ReviewPolicy) =>
  mode === 'MANUAL'
    ? 'Decided by hand from now on'
    : `Decided by rule after ${duration(delaySeconds)} from now on`

/** The form of the review policy: reviews are decided by rule after a delay, or by hand. It applies to new submissions. */
export function PolicyForm({ policy }: { policy: ReviewPolicy }) {
  /** The text that is being typed; null while the field shows the policy's value. */
  const [typed, setTyped] = useState<string | null>(null)
  const delay = typed ?? String(policy.delaySeconds)
  const set = useAction((controls, body: ReviewPolicy) => unwrap(controls.PUT('/review-policy', { body })), {
    refresh: ['policy', 'reviews'],
    done: doneText,
    expect: (client, world, next) => client.setQueryData(keyOf(world, 'policy'), next),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    set.mutate({ mode: 'AUTO', delaySeconds: Number(delay) }, { onSuccess: () => setTyped(null) })
  }
  return (
    <Card as="div" className={styles.card}>
      <fieldset className={styles.modes}>
        <legend className={styles.legend}>The association decides</legend>
        <Mode
          label="by hand, here"
          isChosen={policy.mode === 'MANUAL'}
          onChoose={() => set.mutate({ ...policy, mode: 'MANUAL' })}
        />
        <Mode
          label="by rule, after a while"
          isChosen={policy.mode === 'AUTO'}
          onChoose={() => set.mutate({ ...policy, mode: 'AUTO' })}
        />
      </fieldset>
      {policy.mode === 'AUTO' && (
        <form className={styles.delay} onSubmit={submit}>
          <TextInput
            type="number"
            aria-label="Seconds until it is decided, on the world’s clock"
            className={styles.seconds}
            min={0}
            max={31_536_000}
            step={1}
            required
            end="s"
            value={delay}
            onChange={({ target }) => setTyped(target.value)}
          />
          <span className={styles.hint}>on the world’s clock</span>
          {delay !== String(policy.delaySeconds) && (
            <Button type="submit" size="sm" busy={set.isPending}>
              Set
            </Button>
          )}
        </form>
      )}
    </Card>
  )
}

type ModeProps = { label: string; isChosen: boolean; onChoose: () => void }

const Mode = ({ label, isChosen, onChoose }: ModeProps) => (
  <label className={styles.mode}>
    <input type="radio" name="mode" checked={isChosen} onChange={onChoose} />
    {label}
  </label>
)
