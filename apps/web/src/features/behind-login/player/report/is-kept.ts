import type { ApiError } from '@portal/api-contract'

/** Whether a report that failed may still be taken later: no answer, a server in trouble, a session that has run out. */
export const isKept = ({ status }: ApiError): boolean =>
  status < 400 || status >= 500 || status === 401 || status === 429
