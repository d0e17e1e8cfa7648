import type { SVGProps } from 'react'
import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

export type LineIconProps = Omit<SVGProps<SVGSVGElement>, 'name' | 'children'> & {
  /** Edge length; by default the icon follows the size of the text around it. */
  size?: number | string
  /** A text for screen readers. Without it the icon is decoration and hidden from them. */
  title?: string
}

export type IconProps = LineIconProps & { name: IconName }

/** A line of the 24 px set, in the colour of the text around it. @param path the `d` of its lines */
export const LineIcon = ({ path, size = '1.25em', title, ...rest }: LineIconProps & { path: string }) => (
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
    <path d={path} />
  </svg>
)

/** One icon of the set that pages share. */
export const Icon = ({ name, ...rest }: IconProps) => <LineIcon {...rest} path={iconPaths[name]} />
