import type { ReactNode, SVGProps } from 'react'

export type ArtProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'viewBox'> & {
  /** A text for screen readers. Without it the picture is decoration and hidden from them. */
  title?: string
}

type ArtSvgProps = ArtProps & { box: string; children: ReactNode }

/** The frame all pictures share: scales with its box, speaks only when it has a title. */
export const ArtSvg = ({ box, title, children, ...rest }: ArtSvgProps) => (
  <svg
    viewBox={box}
    fill="none"
    focusable="false"
    role="img"
    aria-label={title}
    aria-hidden={!title || undefined}
    {...rest}
  >
    {children}
  </svg>
)
