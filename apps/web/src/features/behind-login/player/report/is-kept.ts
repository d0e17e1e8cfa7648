import type { ApiError } from '@portal/api-contract'

/** Whether a report that failed may still be taken later: no answer, a server in trouble, a session that has run out. */
export const isKept = (error: ApiError): boolean =>
  error.status < 400 || error.status === 401 || isInTrouble(error)

/** Whether the server is there and could not take it now. */
export const isInTrouble = ({ status }: ApiError): boolean => status >= 500 || status === 429
