import { type SVGProps, useId } from 'react'

const width = 240
const height = 128
const strands = 18
const samples = 48

/** One strand of the weave: a wave whose own height swells and ebbs, shifted by its number. */
function strand(number: number): string {
  const shift = (number / strands) * Math.PI
  const points = Array.from({ length: samples + 1 }, (_, index) => {
    const turn = (index / samples) * Math.PI * 2
    const swell = Math.cos(turn * 2 + shift) * 0.35 + 0.65
    const y = height / 2 + (height / 2 - 2) * swell * Math.sin(turn * 2 + shift * 2)
    return `${((index / samples) * width).toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

const weave = Array.from({ length: strands }, (_, number) => strand(number)).join('')

/** The woven lines of a security paper, repeated along a band of their own height (128 px), in the colour of the text around it. Decoration only. */
export const Guilloche = (props: Omit<SVGProps<SVGSVGElement>, 'children'>) => {
  const id = useId()
  return (
    <svg width="100%" height={height} aria-hidden focusable="false" {...props}>
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          <path d={weave} fill="none" stroke="currentColor" strokeWidth=".6" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
