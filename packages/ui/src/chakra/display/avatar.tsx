import { Avatar as ChakraAvatar } from '@chakra-ui/react/avatar'
import { themedParts } from '../themed.ts'

const sized = (size: string, textStyle: string) => ({ root: { width: size, height: size, textStyle } })

const Parts = /* @__PURE__ */ themedParts(ChakraAvatar, 'avatar', {
  base: {
    root: {
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      overflow: 'hidden',
      borderRadius: 'full',
      background: 'ink.subtle',
      color: 'ink.fg',
      fontWeight: 'medium',
      userSelect: 'none',
    },
    image: { width: 'full', height: 'full', objectFit: 'cover' },
    fallback: { lineHeight: '1' },
  },
  variants: {
    size: {
      sm: sized('max(1.75rem, 24px)', 'xs'),
      md: sized('max(2.5rem, 32px)', 'md'),
      lg: sized('max(4rem, 48px)', 'xl'),
      xl: sized('max(5rem, 64px)', '2xl'),
    },
  },
  defaultVariants: { size: 'md' },
})

type AvatarProps = { name: string; src?: string; size?: 'sm' | 'md' | 'lg' | 'xl' }

/** Latin names give two initials, Chinese ones their last character, as people here are called; what is no text has none. */
const initials = (name: unknown) => {
  if (typeof name !== 'string') return ''
  return /^[\p{Script=Latin}\s.'-]+$/u.test(name)
    ? name
        .split(/\s+/)
        .map(([letter = '']) => letter)
        .filter((_, index, all) => index === 0 || index === all.length - 1)
        .join('')
    : (Array.from(name).at(-1) ?? '')
}

/** A person's picture, or what stands for it until there is one. Decoration: the name stands beside it. */
export const Avatar = ({ name, src, size = 'md' }: AvatarProps) => (
  <Parts.Root size={size} aria-hidden>
    <Parts.Fallback lang="zh-CN">{initials(name)}</Parts.Fallback>
    {src && <Parts.Image src={src} alt="" />}
  </Parts.Root>
)
