/**
 * The clips that stand in for the lessons' recordings, and their lengths. A lesson lasts exactly as long as its clip, so
 * that the player's clock, the watched ranges and `durationS` are one.
 */
export const clips = {
  measure: { seconds: 60, file: '工程计量.webm' },
  contract: { seconds: 75, file: '合同管理.webm' },
  digital: { seconds: 90, file: '数字造价.webm' },
} as const

/** Lines of the picture in which each clip is there, the largest first. */
export const heights = [360, 180] as const

export type Height = (typeof heights)[number]

/** How a clip is encoded: VP9 and Opus, or H.264 and AAC for the browsers that play nothing else. */
export const videoFormats = ['webm', 'mp4'] as const

export type VideoFormat = (typeof videoFormats)[number]

/** What the file of a clip, or of a lesson, is called in a size; the largest has the plain name. */
export const fileNameOf = (name: string | number, height: Height, format: VideoFormat): string =>
  height === heights[0] ? `${name}.${format}` : `${name}-${height}.${format}`

export type Clip = keyof typeof clips
