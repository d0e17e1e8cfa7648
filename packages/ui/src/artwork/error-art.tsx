import type { ComponentType } from 'react'
import { type ArtProps, ArtSvg } from './art-svg.tsx'
import { outline, paint, thin } from './paint.ts'
import { PICTURE_BOX, PictureGround } from './picture-ground.tsx'

/** A bridge whose span does not close; the gap is measured. */
const Broken = () => (
  <>
    <path d="M60 190h200v-20q-16-8-32 0t-32 0-32 0-32 0-32 0-40 0z" fill={paint.shade} />
    <path d="M60 170q16-8 32 0t32 0 32 0 32 0 32 0 40 0" {...thin} />
    <path
      d="M96 118L72 60 60 118M84 118L72 78M224 118l24-58 12 58M236 118l12-40"
      {...outline}
      strokeWidth={1.5}
    />
    <path d="M68 46h8v144h-8zM244 46h8v144h-8z" fill={paint.paper} {...outline} />
    <path d="M40 118h92l-7 6 5 8H40z" fill={paint.solid} {...outline} />
    <path d="M280 118h-84l5 6-7 8h86z" fill={paint.solid} {...outline} />
    <path d="M150 146l20 7-4 11-19-8z" fill={paint.faint} {...outline} />
    <path d="M132 96h64M132 88v16M196 88v16M128 100l8-8M192 100l8-8" {...outline} stroke={paint.alarm} />
    <path d="M164 62v16M164 86v.01" {...outline} stroke={paint.alarm} strokeWidth={5} />
  </>
)

/** A radio mast whose waves are crossed out. */
const Offline = () => (
  <>
    <path d="M160 62l-34 128h68z" fill={paint.paper} {...outline} />
    <path
      d="M153 88h14M147 112h26M141 136h38M134 162h52M153 88l20 24-32 24 45 26M167 88l-20 24 32 24-45 26"
      {...outline}
      strokeWidth={1.5}
    />
    <circle cx="160" cy="56" r="8" fill={paint.solid} {...outline} />
    <path d="M134 76a34 34 0 0 1 0-42M186 76a34 34 0 0 0 0-42" {...outline} strokeWidth={4} />
    <path
      d="M114 90a58 58 0 0 1 0-70M206 90a58 58 0 0 0 0-70"
      {...thin}
      strokeWidth={4}
      strokeDasharray="9 9"
    />
    <path d="M74 148h38v42H74z" fill={paint.shade} {...outline} />
    <path d="M82 158h22M82 166h22M82 174h10M112 182q12 0 16-10" {...outline} strokeWidth={1.5} />
    <path d="M222 112l30 30M252 112l-30 30" {...outline} stroke={paint.alarm} strokeWidth={5} />
  </>
)

/** A staked-out plot between two houses: the building looked for is only a dashed outline. */
const NotFound = () => (
  <>
    <path d="M62 92l30-14 30 14v98H62z" fill={paint.shade} {...outline} />
    <path
      d="M76 108h8M100 108h8M76 128h8M100 128h8M76 148h8M100 148h8"
      {...outline}
      strokeWidth={7}
      strokeLinecap="butt"
    />
    <path d="M210 112h52v78h-52z" fill={paint.shade} {...outline} />
    <path d="M222 128h8M242 128h8M222 148h8M242 148h8" {...outline} strokeWidth={7} strokeLinecap="butt" />
    <path
      d="M134 190V54h64v136M134 54l32-22 32 22M134 88h64M134 122h64M134 156h64"
      {...outline}
      strokeDasharray="6 6"
    />
    <path d="M128 176v20M204 176v20" {...outline} stroke={paint.brass} strokeWidth={4} />
    <path d="M128 182h76" {...outline} stroke={paint.brass} />
    <path
      d="M166 152c-20-26-16-48 0-48s20 22 0 48zM160 121a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"
      fill={paint.solid}
      fillRule="evenodd"
      stroke={paint.tint}
      strokeWidth={3}
    />
  </>
)

const variants = { error: Broken, offline: Offline, notFound: NotFound } satisfies Record<
  string,
  ComponentType
>

export type ErrorArtVariant = keyof typeof variants

/** The picture of something that went wrong. */
export const ErrorArt = ({ variant = 'error', ...rest }: ArtProps & { variant?: ErrorArtVariant }) => {
  const Picture = variants[variant]
  return (
    <ArtSvg box={PICTURE_BOX} width={240} {...rest}>
      <PictureGround />
      <Picture />
    </ArtSvg>
  )
}
