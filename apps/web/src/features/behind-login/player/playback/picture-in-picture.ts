/** Whether the video is in a small window of its own, over whatever else is on the screen. */
const isInPicture = (): boolean => Boolean(document.pictureInPictureElement)

/** Whether nobody can see the video: its page is hidden, and it is in no window of its own. */
export const isOutOfSight = (): boolean => document.visibilityState === 'hidden' && !isInPicture()

/** Whether the browser has such a window. */
export const hasPicture = (): boolean => Boolean(document.pictureInPictureEnabled)

/** Puts a video into it, or takes it out again. */
export async function togglePicture(video: HTMLVideoElement | null): Promise<void> {
  try {
    await (isInPicture() ? document.exitPictureInPicture() : video?.requestPictureInPicture())
  } catch {
    // Refused while nothing of the video is there yet: it stays where it is.
  }
}
