import { type ArtProps, ArtSvg } from './art-svg.tsx'
import { outline, paint, thin } from './paint.ts'
import { PICTURE_BOX, PictureGround } from './picture-ground.tsx'

const TEETH = 24

/** The toothed rim of the seal, computed once. */
const rim = Array.from({ length: TEETH * 2 }, (_, i) => {
  const angle = (i * Math.PI) / TEETH
  const radius = i % 2 ? 37 : 42
  return `${(206 + radius * Math.cos(angle)).toFixed(1)} ${(132 + radius * Math.sin(angle)).toFixed(1)}`
}).join('L')

/** The picture of a payment that arrived: the receipt, stamped. */
export const PaidArt = (props: ArtProps) => (
  <ArtSvg box={PICTURE_BOX} width={240} {...props}>
    <PictureGround />
    <path
      d="M108 58h92v124l-11-7-12 7-11-7-12 7-11-7-12 7-11-7-12 7z"
      transform="rotate(-7 154 120)"
      fill={paint.shade}
    />
    <path
      d="M100 34h110v146l-11-8-11 8-11-8-11 8-11-8-11 8-11-8-11 8-11-8-11 8z"
      fill={paint.paper}
      {...outline}
    />
    <path d="M116 56h38" {...outline} strokeWidth={5} />
    <path d="M116 78h78M116 94h78M116 110h40" {...thin} />
    <path d="M116 146h28" {...outline} stroke={paint.brass} strokeWidth={5} />
    <path d={`M${rim}z`} fill={paint.green} stroke={paint.paper} strokeWidth={4} />
    <circle cx="206" cy="132" r="30" stroke="#fff" strokeWidth={1.5} strokeDasharray="3 3" />
    <path
      d="M192 133l10 10 19-21"
      stroke="#fff"
      strokeWidth={6}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M78 62l-9-7M72 84H61M84 44l-5-10M240 58l9-8M234 44l4-10"
      {...outline}
      stroke={paint.brass}
      strokeWidth={3}
    />
  </ArtSvg>
)
