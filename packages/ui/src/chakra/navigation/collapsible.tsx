import { Collapsible as ChakraCollapsible } from '@chakra-ui/react/collapsible'
import { themedParts } from '../themed.ts'

/** The parts of something folded away behind a button: `Collapsible.Root`, `.Trigger`, `.Content`. */
export const Collapsible = /* @__PURE__ */ themedParts(ChakraCollapsible, 'collapsible', {
  base: {
    content: {
      overflow: 'hidden',
      _open: { animationName: 'expand-height, fade-in', animationDuration: 'moderate' },
      _closed: { animationName: 'collapse-height, fade-out', animationDuration: 'fast' },
    },
  },
})
