import type { SVGProps } from 'react'
import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'name' | 'children'> & {
  name: IconName
  /** Edge length; by default the icon follows the size of the text around it. */
  size?: number | string
  /** A text for screen readers. Without it the icon is decoration and hidden from them. */
  title?: string
}

/** One line icon of the 24 px set, in the colour of the text around it. */
export const Icon = ({ name, size = '1.25em', title, ...rest }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    role="img"
    aria-label={title}
    aria-hidden={!title || undefined}
    {...rest}
  >
    <path d={iconPaths[name]} />
  </svg>
)
