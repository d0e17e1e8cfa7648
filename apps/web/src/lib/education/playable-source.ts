const webm = 'video/webm; codecs="vp9, opus"'

const playsWebm = (): boolean => document.createElement('video').canPlayType(webm) !== ''

interface Video {
  videoUrl: string
  mp4Url?: string | undefined
}

/** The address of a video: as MP4 where there is one and the browser plays no WebM. */
export const playableSource = ({ videoUrl, mp4Url }: Video, canPlayWebm = playsWebm): string =>
  mp4Url && !canPlayWebm() ? mp4Url : videoUrl
