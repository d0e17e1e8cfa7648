import { classNames } from '@portal/ui'
import styles from './method.module.css'

/** An HTTP method; methods that write are emphasized. */
export const Method = ({ name }: { name: string }) => {
  const method = name.toUpperCase()
  return (
    <span
      className={classNames(
        styles.method,
        method === 'DELETE' && styles.deletes,
        /^(POST|PUT|PATCH)$/.test(method) && styles.writes,
      )}
    >
      {method}
    </span>
  )
}
