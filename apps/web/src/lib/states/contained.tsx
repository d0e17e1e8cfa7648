import { ErrorBoundary } from '@portal/ui'
import type { ComponentProps } from 'react'
import { isChunkError } from '../api/chunk-error.ts'

/**
 * Keeps a record that cannot be shown from taking its page along. A part of the app that does not load concerns the whole
 * page, which offers to load it anew.
 */
export const Contained = (props: Omit<ComponentProps<typeof ErrorBoundary>, 'passes'>) => (
  <ErrorBoundary {...props} passes={isChunkError} />
)
