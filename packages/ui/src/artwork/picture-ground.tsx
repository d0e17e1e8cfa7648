import { outline, paint, thin } from './paint.ts'

export const PICTURE_BOX = '0 0 320 220'

/** What the state pictures stand on: a compass-drawn disc, its axes, and a measured ground line. */
export const PictureGround = () => (
  <>
    <circle cx="160" cy="104" r="88" fill={paint.tint} />
    <circle cx="160" cy="104" r="99" strokeDasharray="2 7" {...thin} />
    <path d="M160 0v8M160 200v8M46 104h14M260 104h14" {...thin} />
    <path d="M36 190h248" {...outline} />
    <path d="M36 206h248M36 200v12M284 200v12M32 210l8-8M280 210l8-8" {...thin} stroke={paint.brass} />
  </>
)
