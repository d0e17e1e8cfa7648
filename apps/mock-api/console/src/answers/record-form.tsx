import { Button, Field, TextInput } from '@portal/ui'
import { type FormEvent, useState } from 'react'
import { validationText } from '../calls/validation-result.ts'
import type { Recording } from '../data/controls.ts'
import { readable } from '../lib/readable.ts'
import styles from './answers.module.css'
import { useRecord } from './use-overrides.ts'

/** A form that asks another backend what this world was asked, and keeps its answers. */
export function RecordForm() {
  const [backend, setBackend] = useState('')
  const [token, setToken] = useState('')
  const record = useRecord()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    record.mutate({ backend: backend.trim(), ...(token.trim() && { token: token.trim() }) })
  }
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <Field
          label="Its API"
          hint="Every address that the calls have a GET of is asked there once."
          required
        >
          {(control) => (
            <TextInput
              {...control}
              type="url"
              required
              placeholder="https://staging.example/ht"
              value={backend}
              onChange={({ target }) => setBackend(target.value)}
            />
          )}
        </Field>
        <Field label="Token" hint="Of a member there; without it, as a visitor.">
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              spellCheck={false}
              value={token}
              onChange={({ target }) => setToken(target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" size="sm" busy={record.isPending}>
            Record
          </Button>
        </div>
      </form>
      {record.data && <Results recordings={record.data} />}
    </>
  )
}

const resultText = ({ status, deviations, failure }: Recording) =>
  failure ?? `${status}, ${validationText(deviations.length)}`

function Results({ recordings }: { recordings: Recording[] }) {
  if (recordings.length === 0) return <p role="status">No page has read anything in this world yet.</p>
  return (
    <ul className={styles.results} role="status">
      {recordings.map((recording) => (
        <li key={recording.target} className={styles.text}>
          <span lang="zh-CN">{readable(recording.target)}</span>
          <span
            className={
              recording.failure !== null || recording.deviations.length > 0 ? styles.broken : styles.detail
            }
          >
            {resultText(recording)}
          </span>
        </li>
      ))}
    </ul>
  )
}
