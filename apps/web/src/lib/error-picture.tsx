import type { ErrorArt } from '@portal/ui/error-art'
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'

type ErrorPictureProps = ComponentProps<typeof ErrorArt>

// Fetched only when something went wrong; a picture that does not come either leaves the words to themselves.
const Art = lazy(
  (): Promise<{ default: ComponentType<ErrorPictureProps> }> =>
    import('@portal/ui/error-art').then(
      ({ ErrorArt }) => ({ default: ErrorArt }),
      () => ({ default: () => null }),
    ),
)

/** The picture beside the words about a failure. */
export function ErrorPicture(props: ErrorPictureProps) {
  return (
    <Suspense>
      <Art {...props} />
    </Suspense>
  )
}
