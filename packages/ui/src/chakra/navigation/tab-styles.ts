import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** A row of tabs; on a phone it is pushed aside. */
export const tabRow: SystemStyleObject = {
  display: 'flex',
  gap: '1',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@supports (animation-timeline: scroll())': {
    animation: 'fade-edges linear both',
    animationTimeline: 'scroll(self inline)',
  },
}

export const tab: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.5em',
  flex: 'none',
  minHeight: 'max(3rem, 36px)',
  paddingInline: '4',
  color: 'fg.muted',
  textStyle: 'body',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: '-3px',
  _hover: { color: 'ink.fg' },
  _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
  '@media (pointer: coarse)': { minHeight: '44px' },
}

export const selectedTab: SystemStyleObject = {
  color: 'ink.fg',
  fontWeight: 'semibold',
  _after: {
    content: '""',
    position: 'absolute',
    insetInline: '4',
    insetBlockEnd: '0',
    height: '3px',
    borderRadius: '3px 3px 0 0',
    background: 'currentcolor',
  },
}
