import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { keyframes } from './keyframes.ts'
import { semanticColors, semanticShadows } from './semantic-colors.ts'
import { textStyles } from './text-styles.ts'
import { semanticScales, tokens } from './tokens.ts'

const config = defineConfig({
  // `base.css` is the reset, for pages that never load Chakra too.
  preflight: false,
  conditions: {
    dark: '[data-theme=dark] &',
    light: ':root:not([data-theme=dark]) &',
    hans: '[lang|=zh] &',
    hant: '[lang=zh-TW] &',
    latin: ':is([lang|=en], [lang|=pt]) &',
  },
  theme: {
    // The specification's breakpoints (§9); media queries count 16 px to the rem whatever the page zoom is.
    breakpoints: { sm: '36rem', md: '48rem', lg: '62rem', xl: '75rem', '2xl': '100rem' },
    tokens,
    semanticTokens: { ...semanticScales, colors: semanticColors, shadows: semanticShadows },
    keyframes,
    textStyles,
  },
})

/**
 * The Chakra system of the portal: tokens, conditions and sizes of type, on Chakra's base config (which has utilities and
 * conditions but no theme). Its tokens reach the page as `generated/tokens.css`; the recipes come with the components
 * that need them (`chakra/themed.ts`).
 */
export const system = createSystem(defaultBaseConfig, config)
