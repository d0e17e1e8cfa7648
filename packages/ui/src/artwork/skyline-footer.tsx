import { type ArtProps, ArtSvg } from './art-svg.tsx'
import { skylinePath } from './skyline-path.ts'

/**
 * The wide, low line drawing over the footer, in the colour of the text around it. It keeps its height and is
 * cropped to its middle where the page is narrower.
 */
export const SkylineFooter = (props: ArtProps) => (
  <ArtSvg box="0 0 1920 120" width="100%" height={120} preserveAspectRatio="xMidYMax slice" {...props}>
    <path
      d={skylinePath}
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </ArtSvg>
)
