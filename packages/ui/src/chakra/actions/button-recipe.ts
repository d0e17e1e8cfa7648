import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { touchTarget } from '../shared-styles.ts'
import type { Recipe } from '../themed.ts'

const filled: SystemStyleObject = {
  background: 'var(--accent)',
  color: 'ink.contrast',
  _hover: { backgroundImage: 'linear-gradient(rgb(0 0 0 / 0.14) 0 0)' },
}

const unavailable: SystemStyleObject = {
  borderColor: 'border',
  background: 'bg.muted',
  color: 'fg.subtle',
  cursor: 'not-allowed',
}

const size = (height: string, paddingInline: string, textStyle: string): SystemStyleObject => ({
  minHeight: height,
  paddingInline,
  textStyle,
})

/** The button of the public pages, to the pixel. */
export const buttonRecipe: Recipe = {
  base: {
    '--accent': 'colors.ink.solid',
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5em',
    paddingBlock: '1',
    border: '1px solid transparent',
    borderRadius: 'l2',
    fontWeight: 'medium',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _icon: { flex: 'none' },
    '&[aria-busy=true]': { cursor: 'progress' },
    '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': unavailable,
    '@media print': { display: 'none' },
    ...touchTarget,
  },
  variants: {
    variant: {
      solid: filled,
      danger: { '--accent': 'colors.cinnabar.solid', ...filled },
      outline: {
        borderColor: 'border.emphasized',
        background: 'bg.panel',
        color: 'ink.fg',
        _hover: { borderColor: 'var(--accent)', background: 'ink.subtle' },
      },
      ghost: { color: 'ink.fg', _hover: { background: 'ink.subtle' } },
    },
    size: {
      sm: size('max(2.25rem, 30px)', '0.875rem', 'sm'),
      md: size('max(2.75rem, 34px)', '1.25rem', 'md'),
      lg: size('max(3.25rem, 40px)', '2rem', 'lg'),
    },
    block: { true: { display: 'flex', width: 'full' } },
    square: {
      true: { aspectRatio: '1', paddingInline: '0', '@media (pointer: coarse)': { minWidth: '44px' } },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
}
