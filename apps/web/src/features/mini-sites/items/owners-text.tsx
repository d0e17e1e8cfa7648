import { SkeletonText } from '@portal/ui'
import { lazy, Suspense } from 'react'
import { useIdle } from '../../../lib/browser/idle.ts'

const RichText = lazy(async () => ({
  default: (await import('../../../lib/content/rich-text/rich-text.tsx')).RichText,
}))

/** The owner's text, with the sanitiser that it needs loaded where it stands; lines to come until both are there. */
export function OwnersText({ html, lines = 6 }: { html: string | undefined; lines?: number }) {
  const skeleton = <SkeletonText lines={lines} />
  // The sanitiser is fetched after the page's first view.
  const isIdle = useIdle()
  if (html === undefined || !isIdle) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <RichText html={html} />
    </Suspense>
  )
}
