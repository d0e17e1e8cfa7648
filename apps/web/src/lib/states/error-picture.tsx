import type { ErrorArt } from '@portal/ui/error-art'
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { NoIndex } from '../page/no-index.tsx'

type ErrorPictureProps = ComponentProps<typeof ErrorArt>

// The picture is fetched only when something went wrong; when it fails to load as well, the words stand alone.
const Art = lazy(
  (): Promise<{ default: ComponentType<ErrorPictureProps> }> =>
    import('@portal/ui/error-art').then(
      ({ ErrorArt }) => ({ default: ErrorArt }),
      () => ({ default: () => null }),
    ),
)

/** The picture beside the words about a failure. A page that was not found is also kept from search engines. */
export function ErrorPicture(props: ErrorPictureProps) {
  return (
    <>
      {props.variant === 'notFound' && <NoIndex />}
      <Suspense fallback={<svg viewBox="0 0 320 220" width={240} aria-hidden="true" />}>
        <Art {...props} />
      </Suspense>
    </>
  )
}
