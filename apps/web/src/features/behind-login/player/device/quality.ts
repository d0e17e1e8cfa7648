import type { LessonSession } from '@portal/api-contract'
import { keepOnDevice } from '../../../../lib/browser/storage/keep-on-device.ts'
import { playableSource } from '../../../../lib/education/playable-source.ts'

const key = 'player-height'

type Rendition = LessonSession['renditions'][number]

/** The lines of the picture that the member last chose on this device; null for the best that there is. */
export function readHeight(): number | null {
  const height = Number(localStorage.getItem(key))
  return Number.isSafeInteger(height) && height > 0 ? height : null
}

/** Keeps the choice for the next lesson. */
export function keepHeight(height: number): void {
  keepOnDevice(key, String(height))
}

/** The largest that is no larger than what was chosen, else the smallest; undefined where the backend offers none. */
export function renditionFor(renditions: readonly Rendition[], height: number | null): Rendition | undefined {
  const sorted = [...renditions].sort((a, b) => b.height - a.height)
  return sorted.find((one) => height === null || one.height <= height) ?? sorted.at(-1)
}

/** The address of the video in the size that was chosen, in a format that the browser plays. */
export function sourceOf(
  { renditions, videoUrl }: Pick<LessonSession, 'renditions' | 'videoUrl'>,
  height: number | null,
  canPlayWebm?: () => boolean,
): string {
  const rendition = renditionFor(renditions ?? [], height)
  return playableSource(rendition ?? { videoUrl }, canPlayWebm)
}
