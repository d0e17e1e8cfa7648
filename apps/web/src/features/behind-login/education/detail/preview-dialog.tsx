import { useLingui } from '@lingui/react/macro'
import { Dialog, Notice } from '@portal/ui/chakra'
import { useState } from 'react'
import { assetUrl } from '../../../../lib/api/http.ts'
import { playableSource } from '../../../../lib/education/playable-source.ts'
import styles from './chapters.module.css'

interface PreviewDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  videoUrl: string
  /** The same for browsers that do not play the other. */
  mp4Url: string | undefined
  /** What is said in it, where somebody has written it down. */
  captionsUrl: string | null | undefined
}

/** A free lesson in a window, with the browser's own controls. */
export default function PreviewDialog({ isOpen, onClose, title, ...video }: PreviewDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<span lang="zh-CN">{title}</span>}
      closeLabel={t`关闭`}
      size="lg"
    >
      <div className={styles.preview}>
        <Video {...video} />
        <p className={styles.previewNote}>{t`试看不计学时；报名后在“我的课程”中学习，才计入学时。`}</p>
      </div>
    </Dialog>
  )
}

/** Begun anew each time the window opens. */
function Video({ captionsUrl, ...video }: Pick<PreviewDialogProps, 'videoUrl' | 'mp4Url' | 'captionsUrl'>) {
  const { t } = useLingui()
  const [isBroken, setBroken] = useState(false)
  const captions = assetUrl(captionsUrl)
  if (isBroken)
    return (
      <Notice tone="danger" live="alert" title={t`这段视频没有播放成功`}>
        {t`请检查网络后重试，或换一个浏览器观看。`}
      </Notice>
    )
  return (
    // biome-ignore lint/a11y/useMediaCaption: they are there where somebody has written them down
    <video
      src={assetUrl(playableSource(video))}
      controls
      autoPlay
      playsInline
      className={styles.video}
      onError={() => setBroken(true)}
    >
      {captions && <track kind="captions" srcLang="zh-CN" label="中文" src={captions} default />}
    </video>
  )
}
