import type { EmptyArt } from '@portal/ui/empty-art'
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { NoIndex } from './no-index.tsx'

type EmptyPictureProps = ComponentProps<typeof EmptyArt>

// Fetched only where there is nothing to show; a picture that does not come leaves the words to themselves.
const Art = lazy(
  (): Promise<{ default: ComponentType<EmptyPictureProps> }> =>
    import('@portal/ui/empty-art').then(
      ({ EmptyArt }) => ({ default: EmptyArt }),
      () => ({ default: () => null }),
    ),
)

/** The picture beside the words about what is not there yet, or, in vain looked for, is nothing for search engines either. */
export function EmptyPicture(props: EmptyPictureProps) {
  return (
    <>
      {props.variant === 'search' && <NoIndex />}
      <Suspense>
        <Art {...props} />
      </Suspense>
    </>
  )
}
