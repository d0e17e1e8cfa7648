import { TextInput } from '@portal/ui'
import { useId } from 'react'
import { givePortal, originOf, useGivenPortal } from '../lib/portal.ts'
import styles from './portal-field.module.css'

/** Where the website is, for a mock that runs without one; kept in this browser. */
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
