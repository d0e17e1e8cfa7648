import type { LessonSession } from '@portal/api-contract'

const key = 'player-height'

type Rendition = LessonSession['renditions'][number]

/** The lines of the picture that the member last chose on this device; null for the best that there is. */
export function readHeight(): number | null {
  try {
    const height = Number(localStorage.getItem(key))
    return Number.isSafeInteger(height) && height > 0 ? height : null
  } catch {
    return null
  }
}

/** Keeps the choice for the next lesson. */
export function keepHeight(height: number): void {
  try {
    localStorage.setItem(key, String(height))
  } catch {
    // Storage is shut off or full.
  }
}

/** The largest that is no larger than what was chosen, else the smallest; undefined where the backend offers none. */
export function renditionFor(renditions: readonly Rendition[], height: number | null): Rendition | undefined {
  const sorted = [...renditions].sort((a, b) => b.height - a.height)
  return sorted.find((one) => height === null || one.height <= height) ?? sorted.at(-1)
}
