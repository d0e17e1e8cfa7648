import { ApiError } from '@portal/api-contract'
import type { UseQueryResult } from '@tanstack/react-query'

/** What is asked for cannot be printed as things are: a fee that is not paid has no receipt. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

const refusals: unknown[] = [403, 404, 409]

/** What a query has for a sheet; nothing where it has been refused since: a sheet that holds no more is not printed. */
export const sheetOf = <Sheet>({ data, error }: UseQueryResult<Sheet>): Sheet | undefined =>
  error instanceof ApiError && refusals.includes(error.status) ? undefined : data
