import { type ArtProps, ArtSvg } from './art-svg.tsx'
import { paint } from './paint.ts'

/** A plain shield beside the public-security filing number; deliberately not the police emblem. */
export const PublicSecurityBadge = ({ size = 18, ...rest }: ArtProps & { size?: number }) => (
  <ArtSvg box="0 0 24 24" width={size} height={size} {...rest}>
    <path d="M12 1.5l9 3v7c0 5.5-3.7 9.3-9 11-5.3-1.7-9-5.5-9-11v-7z" fill={paint.solid} />
    <path
      d="M12 3.8l6.9 2.3v5.4c0 4.2-2.7 7.1-6.9 8.7-4.2-1.6-6.9-4.5-6.9-8.7V6.1z"
      stroke={paint.brass}
      strokeWidth="1.2"
    />
    <path
      d="M8.2 12l2.7 2.7 5-5.4"
      stroke="#fff"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </ArtSvg>
)
