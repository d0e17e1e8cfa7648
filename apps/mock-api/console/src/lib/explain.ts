import { ApiError } from '@portal/api-contract'

interface FieldRefusal {
  field: string
  message: string
  detail?: string | null
}

const fieldText = ({ field, message, detail }: FieldRefusal) => `${field || 'body'} ${detail ?? message}`

/** The text of an error, for a developer: the mock's own message, or what happened to the connection. */
export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error)
  if (error.kind === 'network') return 'The mock does not answer. Is it still running?'
  if (error.kind === 'timeout') return 'The mock took too long to answer.'
  if (error.kind === 'malformed') return 'The answer could not be read: is this a mock of the same version?'
  const fields = error.fieldErrors.map(fieldText).join('; ')
  const said = error.problem?.detail ?? error.problem?.title ?? error.statusText
  return `${fields || said || 'Refused'} (${error.status})`
}
