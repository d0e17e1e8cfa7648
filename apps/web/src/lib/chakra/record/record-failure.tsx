import { isForbidden } from '../../session/use-rights.ts'
import type { FailureProps } from '../../states/use-failure.ts'
import { LoadError } from '../load-error.tsx'
import { LoadFailure } from '../load-failure.tsx'

/** Stands on a record's page where the record is refused to this account, or has not come or not come anew. */
export const RecordFailure = (props: FailureProps) =>
  isForbidden(props.query.error) ? <LoadError {...props} /> : <LoadFailure {...props} />
