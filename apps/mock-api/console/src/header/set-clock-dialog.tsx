import { Button, Checkbox, Field, TextInput } from '@portal/ui'
import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { fromInput, toInput } from '../lib/times.ts'
import { Dialog } from '../parts/dialog.tsx'
import { useMoveClock } from './clock-actions.ts'
import styles from './set-clock-dialog.module.css'

/** The content of the button that opens it. */
export type ClockDialog = Pick<HTMLDialogElement, 'showModal'>

/** A dialog that asks for an instant; at first it shows the world's time at the moment of opening. */
export function SetClockDialog({ now, ref }: { now: Date; ref: Ref<ClockDialog> }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [isFrozen, setFrozen] = useState(false)
  const { mutate: move } = useMoveClock()
  useImperativeHandle(ref, () => ({
    showModal: () => {
      setText(toInput(now))
      dialog.current?.showModal()
    },
  }))
  const instant = fromInput(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!instant) return
    move({ now: instant.toISOString(), ...(isFrozen && { isFrozen }) })
    dialog.current?.close()
  }
  return (
    <Dialog ref={dialog} title="Set the clock">
      <form className={styles.form} onSubmit={submit}>
        <Field
          label="Date and time"
          hint="On the association’s calendar, UTC+8. Orders, codes, tokens, fee years and reviews follow at once."
          error={text && !instant ? 'This is no date: year-month-day, hour:minute.' : undefined}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              step={1}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Checkbox checked={isFrozen} onChange={({ target }) => setFrozen(target.checked)}>
          Freeze it there
        </Checkbox>
        <Button type="submit" disabled={!instant}>
          Set the clock
        </Button>
      </form>
    </Dialog>
  )
}
