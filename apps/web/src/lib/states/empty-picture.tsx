import type { EmptyArt } from '@portal/ui/empty-art'
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { NoIndex } from '../page/no-index.tsx'

type EmptyPictureProps = ComponentProps<typeof EmptyArt>

// The picture is fetched only where there is nothing to show; when it fails to load, the words stand alone.
const Art = lazy(
  (): Promise<{ default: ComponentType<EmptyPictureProps> }> =>
    import('@portal/ui/empty-art').then(
      ({ EmptyArt }) => ({ default: EmptyArt }),
      () => ({ default: () => null }),
    ),
)

/** The picture of an empty state. A search without results is also kept from search engines. */
export function EmptyPicture(props: EmptyPictureProps) {
  return (
    <>
      {props.variant === 'search' && <NoIndex />}
      <Suspense fallback={<svg viewBox="0 0 320 220" width={240} aria-hidden="true" />}>
        <Art {...props} />
      </Suspense>
    </>
  )
}
