import type { ComponentType } from 'react'
import { type ArtProps, ArtSvg } from './art-svg.tsx'
import { outline, paint, thin } from './paint.ts'
import { PICTURE_BOX, PictureGround } from './picture-ground.tsx'

/** A drawing board with a ruled but unwritten sheet. */
const List = () => (
  <>
    <path d="M104 190l16-34M216 190l-16-34" {...outline} />
    <path d="M76 66h168l14 90H62z" fill={paint.shade} {...outline} />
    <path d="M104 40h104l16 16v90H104z" fill={paint.paper} {...outline} />
    <path d="M208 40v16h16" {...outline} />
    <path d="M118 60h34" {...outline} strokeWidth={5} />
    <path d="M118 80h92M118 98h92M118 116h92M118 134h92M146 72v62M182 72v62" {...thin} />
    <path d="M62 152h196v9H62z" fill={paint.solid} {...outline} />
    <path d="M72 152v-4M88 152v-4M104 152v-4M216 152v-4M232 152v-4M248 152v-4" {...outline} />
  </>
)

/** A glass over a site plan: the plots are there, the one in the glass is vacant. */
const Search = () => (
  <>
    <path d="M70 70l90-42 90 42v72l-90 42-90-42z" fill={paint.paper} {...outline} />
    <path d="M100 56l90 42M130 42l90 42M100 84l90-42M130 98l90-42M70 106l90 42 90-42M160 112v72" {...thin} />
    <path d="M84 104l24 11v24l-24-11zM212 116l24-11v22l-24 11z" fill={paint.faint} />
    <path d="M196 140l38 40" {...outline} strokeWidth={11} />
    <path d="M196 140l38 40" {...outline} stroke={paint.brass} strokeWidth={6} />
    <circle cx="164" cy="104" r="44" fill={paint.tint} {...outline} strokeWidth={5} />
    <path d="M142 104l22-11 22 11-22 11z" {...outline} strokeDasharray="4 4" />
    <path d="M136 88a34 34 0 0 1 18-16" {...outline} stroke={paint.faint} strokeWidth={4} />
  </>
)

/** An order sheet torn off its roll, nothing printed on it yet. */
const Orders = () => (
  <>
    <path d="M78 62h164v36H78z" fill={paint.solid} {...outline} />
    <path d="M92 80h136" stroke={paint.tint} strokeWidth={3} strokeLinecap="round" />
    <path
      d="M100 80h120v102l-10-7-10 7-10-7-10 7-10-7-10 7-10-7-10 7-10-7-10 7-10-7-10 7-10-7z"
      fill={paint.paper}
      {...outline}
    />
    <path d="M116 100h42" {...outline} strokeWidth={5} />
    <path d="M116 120h88M116 136h88M116 152h56" {...thin} />
    <circle cx="204" cy="60" r="25" fill={paint.paper} {...outline} stroke={paint.brass} />
    <path d="M195 48l9 11 9-11M195 60h18M195 67h18M204 59v16" {...outline} stroke={paint.brass} />
  </>
)

const BEADS = [
  [100, 60, 1],
  [124, 48, 0],
  [148, 60, 1],
  [172, 48, 0],
  [196, 48, 0],
  [220, 60, 1],
] as const

/** An abacus at rest: nothing is reckoned yet. */
const Fees = () => (
  <>
    <path d="M80 40h160v142H80z" fill={paint.shade} {...outline} />
    <path d="M90 50h140v122H90z" fill={paint.paper} {...outline} />
    <path
      d="M100 50v122M124 50v122M148 50v122M172 50v122M196 50v122M220 50v122"
      {...outline}
      strokeWidth={1.5}
    />
    <path d="M90 88h140" {...outline} strokeWidth={6} />
    {BEADS.map(([x, y, isSet]) => (
      <g key={x} fill={isSet ? paint.brass : paint.solid} stroke={paint.line} strokeWidth={1.5}>
        <rect x={x - 9} y={y + 4} width="18" height="11" rx="5.5" />
        <g fill={paint.solid}>
          <rect x={x - 9} y={isSet ? 94 : 120} width="18" height="11" rx="5.5" />
          <rect x={x - 9} y="134" width="18" height="11" rx="5.5" />
          <rect x={x - 9} y="147" width="18" height="11" rx="5.5" />
          <rect x={x - 9} y="160" width="18" height="11" rx="5.5" />
        </g>
      </g>
    ))}
  </>
)

const variants = { list: List, search: Search, orders: Orders, fees: Fees } satisfies Record<
  string,
  ComponentType
>

export type EmptyArtVariant = keyof typeof variants

/** The picture of a list that has nothing in it. */
export const EmptyArt = ({ variant = 'list', ...rest }: ArtProps & { variant?: EmptyArtVariant }) => {
  const Picture = variants[variant]
  return (
    <ArtSvg box={PICTURE_BOX} width={240} {...rest}>
      <PictureGround />
      <Picture />
    </ArtSvg>
  )
}
