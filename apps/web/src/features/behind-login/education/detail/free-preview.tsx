import { useLingui } from '@lingui/react/macro'
import type { CourseDetail } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Button, VisuallyHidden } from '@portal/ui/chakra'
import { Suspense, useState } from 'react'
import { assetUrl } from '../../../../lib/api/http.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'

type Lesson = CourseDetail['chapters'][number]['lessons'][number]

type PreviewedLesson = Pick<Lesson, 'title' | 'videoUrl' | 'mp4Url' | 'captionsUrl'>

// Of use only once somebody watches.
const PreviewDialog = lazyPart(() => import('./preview-dialog.tsx'))

/** Opens a lesson that anybody may watch. What is watched here counts for nobody. */
export function FreePreview({ title, videoUrl, mp4Url, captionsUrl }: PreviewedLesson) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState<boolean>()
  if (!videoUrl || !assetUrl(videoUrl)) return null
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Icon name="play" />
        {t`免费试看`}
        <VisuallyHidden>
          {' '}
          <span lang="zh-CN">{title}</span>
        </VisuallyHidden>
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <PreviewDialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            title={title}
            videoUrl={videoUrl}
            mp4Url={mp4Url}
            captionsUrl={captionsUrl}
          />
        </Suspense>
      )}
    </>
  )
}
