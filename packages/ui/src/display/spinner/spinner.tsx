import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './spinner.module.css'

/** A turning ring the size of the text around it; `label` is read out when nothing else says what is awaited. */
export const Spinner = ({ label }: { label?: string }) => (
  <>
    <span className={styles.spinner} aria-hidden="true" />
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </>
)
