export type * from '../generated/schema.d.ts'
export { ApiError, type ApiErrorKind } from './api-error.ts'
export { type ClientOptions, createPortalClient, type PortalClient } from './client.ts'
export { type ListResult, unwrap, unwrapList } from './unwrap.ts'
