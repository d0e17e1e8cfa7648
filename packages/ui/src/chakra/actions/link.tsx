import { Link as ChakraLink } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { themed } from '../themed.ts'

/** Inside running text: underlined, so that colour alone does not make it a link. `asChild` dresses a router's link. */
export const Link = /* @__PURE__ */ themed(ChakraLink, 'link', {
  base: {
    color: 'ink.fg',
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentcolor 35%, transparent)',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
    _hover: { textDecorationColor: 'currentcolor' },
  },
})

/** At the end of a panel's head, to all of what the panel shows some of. */
export const MoreLink = /* @__PURE__ */ chakra('a', {
  base: {
    position: 'relative',
    color: 'fg.muted',
    textStyle: 'sm',
    whiteSpace: 'nowrap',
    _hover: { color: 'ink.fg' },
    // Reached by a finger above and below its small text.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '50% -0.25rem auto',
      height: '44px',
      translate: '0 -50%',
    },
  },
})
