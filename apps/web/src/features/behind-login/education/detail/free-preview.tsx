import { useLingui } from '@lingui/react/macro'
import type { CourseDetail } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Button, Dialog, Notice, VisuallyHidden } from '@portal/ui/chakra'
import { useState } from 'react'
import { assetUrl } from '../../../../lib/api/http.ts'
import styles from './chapters.module.css'

type Lesson = CourseDetail['chapters'][number]['lessons'][number]

/** Opens a lesson that anybody may watch. What is watched here counts for nobody. */
export function FreePreview({ title, videoUrl }: Pick<Lesson, 'title' | 'videoUrl'>) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const source = assetUrl(videoUrl)
  if (!source) return null
  const open = () => {
    setBroken(false)
    setOpen(true)
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={open}>
        <Icon name="play" />
        {t`免费试看`}
        <VisuallyHidden>
          {' '}
          <span lang="zh-CN">{title}</span>
        </VisuallyHidden>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<span lang="zh-CN">{title}</span>}
        closeLabel={t`关闭`}
        size="lg"
      >
        <div className={styles.preview}>
          {isBroken ? (
            <Notice tone="danger" live="alert" title={t`这段视频没有播放成功`}>
              {t`请检查网络后重试，或换一个浏览器观看。`}
            </Notice>
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: captions are given to those who study the course
            <video
              src={source}
              controls
              autoPlay
              playsInline
              className={styles.video}
              onError={() => setBroken(true)}
            />
          )}
          <p className={styles.previewNote}>{t`试看不计学时；报名后在“我的课程”中学习，才计入学时。`}</p>
        </div>
      </Dialog>
    </>
  )
}
