import { SkeletonText } from '@portal/ui'
import { lazy, Suspense } from 'react'

const RichText = lazy(async () => ({
  default: (await import('../../../lib/rich-text/rich-text.tsx')).RichText,
}))

/** The owner's text, with the sanitiser that it needs loaded where it stands; lines to come until both are there. */
export function OwnersText({ html, lines = 6 }: { html: string | undefined; lines?: number }) {
  const skeleton = <SkeletonText lines={lines} />
  if (html === undefined) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <RichText html={html} />
    </Suspense>
  )
}
