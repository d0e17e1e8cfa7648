export type { ArtProps } from './art-svg.tsx'
export { Icon, type IconName, type IconProps } from './icons.tsx'
export { Logo, type LogoProps } from './logo.tsx'
