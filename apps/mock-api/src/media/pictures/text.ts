import { n } from './pen.ts'

type TextStyle = {
  x: number
  y: number
  size: number
  fill: string
  weight?: number
  anchor?: 'start' | 'middle'
}

const FONT = "'PingFang SC','Hiragino Sans GB','Microsoft YaHei','Noto Sans CJK SC',sans-serif"

/** A line of text in the reader's own CJK face: a served picture can carry no font. */
export const textAt = (
  { x, y, size, fill, weight = 400, anchor = 'start' }: TextStyle,
  escaped: string,
): string =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" font-family="${FONT}">${escaped}</text>`
