import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog'
import { themedParts } from '../themed.ts'
import { dialogRecipe } from './dialog-recipe.ts'

/** The parts, for a window that is built another way. */
export const DialogParts = /* @__PURE__ */ themedParts(ChakraDialog, 'dialog', dialogRecipe)
