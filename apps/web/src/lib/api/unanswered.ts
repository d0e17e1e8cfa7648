import { ApiError } from '@portal/api-contract'

/** Whether no answer came that says what has become of a request: the backend may have done it. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.kind !== 'http'
