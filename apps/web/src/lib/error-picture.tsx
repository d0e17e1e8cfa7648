import type { ErrorArt } from '@portal/ui/error-art'
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { NoIndex } from './no-index.tsx'

type ErrorPictureProps = ComponentProps<typeof ErrorArt>

// Fetched only when something went wrong; a picture that does not come either leaves the words to themselves.
const Art = lazy(
  (): Promise<{ default: ComponentType<ErrorPictureProps> }> =>
    import('@portal/ui/error-art').then(
      ({ ErrorArt }) => ({ default: ErrorArt }),
      () => ({ default: () => null }),
    ),
)

/** The picture beside the words about a failure. Where nothing was found there is nothing for search engines either. */
export function ErrorPicture(props: ErrorPictureProps) {
  return (
    <>
      {props.variant === 'notFound' && <NoIndex />}
      <Suspense>
        <Art {...props} />
      </Suspense>
    </>
  )
}
