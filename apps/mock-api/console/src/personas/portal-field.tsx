import { TextInput } from '@portal/ui'
import { useId } from 'react'
import { givePortal, originOf, useGivenPortal } from '../lib/portal.ts'
import styles from './portal-field.module.css'

/** A field for the website's address, for a mock that was started without one; this browser remembers it. */
export function PortalField() {
  const id = useId()
  const given = useGivenPortal()
  const isWrong = given !== '' && originOf(given) === null
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Website
      </label>
      <TextInput
        id={id}
        inputMode="url"
        placeholder="http://127.0.0.1:5173"
        aria-invalid={isWrong || undefined}
        value={given}
        onChange={({ target }) => givePortal(target.value)}
      />
    </div>
  )
}
