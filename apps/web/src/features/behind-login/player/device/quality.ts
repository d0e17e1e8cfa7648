import type { LessonSession } from '@portal/api-contract'
import { deviceStore } from '../../../../lib/browser/device-store.ts'

const key = 'player-height'

const webm = 'video/webm; codecs="vp9, opus"'

type Rendition = LessonSession['renditions'][number]

/** The lines of the picture that the member last chose on this device; null for the best that there is. */
export function readHeight(): number | null {
  const height = Number(deviceStore.get(key))
  return Number.isSafeInteger(height) && height > 0 ? height : null
}

/** Keeps the choice for the next lesson. */
export function keepHeight(height: number): void {
  deviceStore.set(key, String(height))
}

/** The largest that is no larger than what was chosen, else the smallest; undefined where the backend offers none. */
export function renditionFor(renditions: readonly Rendition[], height: number | null): Rendition | undefined {
  const sorted = [...renditions].sort((a, b) => b.height - a.height)
  return sorted.find((one) => height === null || one.height <= height) ?? sorted.at(-1)
}

const playsWebm = (): boolean => document.createElement('video').canPlayType(webm) !== ''

/** The address of the video in the size that was chosen; as MP4 where there is one and the browser plays no WebM. */
export function sourceOf(
  { renditions, videoUrl }: Pick<LessonSession, 'renditions' | 'videoUrl'>,
  height: number | null,
  canPlayWebm = playsWebm,
): string {
  const rendition = renditionFor(renditions ?? [], height)
  if (rendition?.mp4Url && !canPlayWebm()) return rendition.mp4Url
  return rendition?.videoUrl ?? videoUrl
}
