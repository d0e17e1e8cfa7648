import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { system } from '../theme/system.ts'
import { styleFunctions } from './themed.ts'

/** The page has the tokens from `tokens.css` already; what is left to add at run time are the recipes' keyframes. */
const value = { ...system, ...styleFunctions, _global: [system.getGlobalCss()] }

/** Stands around whatever uses a component of Chakra; it paints nothing itself. */
export const UiProvider = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={value}>{children}</ChakraProvider>
)
