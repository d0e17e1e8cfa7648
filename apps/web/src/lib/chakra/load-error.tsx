import { Button, ErrorState } from '@portal/ui/chakra'
import { isOffline } from '../api/errors.ts'
import { ErrorPicture } from '../states/error-picture.tsx'
import { type FailureProps, useFailure } from '../states/use-failure.ts'

/** Stands where nothing could be loaded at all: what happened, and another try. */
export function LoadError({ title, query }: FailureProps) {
  const { text, retry } = useFailure(query)
  return (
    <ErrorState
      art={<ErrorPicture variant={isOffline(query.error) ? 'offline' : 'error'} />}
      title={title}
      action={<Button {...retry} />}
    >
      {text}
    </ErrorState>
  )
}
