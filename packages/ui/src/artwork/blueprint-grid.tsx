import { type SVGProps, useId } from 'react'

type BlueprintGridProps = Omit<SVGProps<SVGSVGElement>, 'children'> & {
  /** Distance of the fine lines in pixels; every fifth is a stronger one. */
  step?: number
}

/** Drafting paper that fills its box, in the colour of the text around it. Decoration only. */
export const BlueprintGrid = ({ step = 12, ...rest }: BlueprintGridProps) => {
  const id = useId()
  const side = step * 5
  const fine = [1, 2, 3, 4].map((i) => `M${i * step} 0v${side}M0 ${i * step}h${side}`).join('')
  return (
    <svg width="100%" height="100%" aria-hidden focusable="false" {...rest}>
      <defs>
        <pattern id={id} width={side} height={side} patternUnits="userSpaceOnUse" stroke="currentColor">
          <path d={fine} strokeWidth=".5" opacity=".35" />
          <path d={`M0 .5h${side}M.5 0v${side}`} strokeWidth=".75" opacity=".6" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
