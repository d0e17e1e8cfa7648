import { type ArtProps, ArtSvg } from './art-svg.tsx'
import { paint } from './paint.ts'

const SEAL =
  'M5.5 0h37A5.5 5.5 0 0 1 48 5.5v37a5.5 5.5 0 0 1-5.5 5.5h-37A5.5 5.5 0 0 1 0 42.5v-37A5.5 5.5 0 0 1 5.5 0z'
const CHARACTER =
  'M14.2 7l3.26 2.32-3.46 4.86V35h-4V19.8l-1.53 2.15-3.26-2.32zM30.2 5.8l13.5 13.5-2.8 2.8-10.7-10.7-10.7 10.7-2.8-2.8zM23.4 21.6l4-4V35h-4zM33 17.6l4 4V35h-4z'
const DIMENSION = 'M5.2 38.5h1.6v1.7h35.3v-1.7h1.6v5h-1.6v-1.7H6.8v1.7H5.2z'
const HAIRLINE =
  'M3.7 2.2h40.6a1.5 1.5 0 0 1 1.5 1.5v40.6a1.5 1.5 0 0 1-1.5 1.5H3.7a1.5 1.5 0 0 1-1.5-1.5V3.7a1.5 1.5 0 0 1 1.5-1.5zm0 .5a1 1 0 0 0-1 1v40.6a1 1 0 0 0 1 1h40.6a1 1 0 0 0 1-1V3.7a1 1 0 0 0-1-1z'

export type LogoProps = ArtProps & {
  size?: number
  /** `mono` follows the text colour and is for print and dark bands; `color` is ink, white and brass. */
  tone?: 'mono' | 'color'
}

/**
 * The association's emblem: a seal with the character 价 built as a gabled house, measured by a dimension line.
 * In one colour it is cut out of a single shape, so it turns over by itself on dark grounds. From 56 px up the
 * seal carries its hairline frame, which would only blur below.
 */
export const Logo = ({ size = 48, tone = 'mono', ...rest }: LogoProps) => {
  const frame = size >= 56 ? HAIRLINE : ''
  return (
    <ArtSvg box="0 0 48 48" width={size} height={size} {...rest}>
      {tone === 'mono' ? (
        <path fill="currentColor" fillRule="evenodd" d={SEAL + CHARACTER + DIMENSION + frame} />
      ) : (
        <>
          <path fill={paint.solid} d={SEAL} />
          <path fill="#fff" fillRule="evenodd" d={CHARACTER + frame} />
          <path fill="var(--chakra-colors-brass-300, #d9bd7a)" d={DIMENSION} />
        </>
      )}
    </ArtSvg>
  )
}
