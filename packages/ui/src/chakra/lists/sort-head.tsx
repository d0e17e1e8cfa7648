import { chakra } from '@chakra-ui/react/styled-system'
import { touchTarget } from '../shared-styles.ts'

const Press = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.25em',
    minHeight: 'max(1.75rem, 24px)',
    // The row of heads stays as high as its text; over cards the heads stand in rows of their own.
    '@container (min-width: 46.01rem)': { marginBlock: '-1' },
    borderRadius: 'l1',
    cursor: 'pointer',
    _hover: { color: 'ink.fg' },
    '&[data-direction]': { color: 'ink.fg', fontWeight: 'semibold' },
    // The digits of the column end under the last letter.
    '&[data-align=end]': { '@container (min-width: 46.01rem)': { flexDirection: 'row-reverse' } },
    '& svg': {
      opacity: '0.5',
      transitionProperty: 'rotate, opacity',
      transitionDuration: 'fast',
    },
    '&:is([data-direction], :hover) svg': { opacity: '1' },
    '&[data-direction=asc] svg': { rotate: '180deg' },
    ...touchTarget,
  },
})

type SortHeadProps = {
  direction: 'asc' | 'desc' | undefined
  align: 'start' | 'end'
  onPress: () => void
  children: string
}

/** A column's name that sorts by it when pressed; the cell around it says `aria-sort`. */
export const SortHead = ({ direction, align, onPress, children }: SortHeadProps) => (
  <Press type="button" data-direction={direction} data-align={align} onClick={onPress}>
    {children}
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={direction ? 'M12 4v16M6 14l6 6 6-6' : 'M7 9.5l5-5 5 5M7 14.5l5 5 5-5'} />
    </svg>
  </Press>
)
