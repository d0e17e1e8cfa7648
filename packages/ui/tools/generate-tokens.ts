/**
 * Writes `generated/tokens.css`, the design tokens as CSS variables, so that a page shows its colours without
 * evaluating Chakra. `--check` writes nothing and exits 1 when the committed file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { system } from '../src/theme/system.ts'

type Css = { [key: string]: string | Css }

const target = new URL('../generated/tokens.css', import.meta.url)

/** Conditions are written for use inside recipes (`[data-theme=dark] &`); variables go on the ancestor itself. */
const toSelector = (selector: string) => selector.replace(/^&|\s*&$/g, '')

function print(css: Css, indent = ''): string {
  const lines = Object.entries(css).map(([key, value]) =>
    typeof value === 'string'
      ? `${indent}${key}: ${value};`
      : `${indent}${toSelector(key)} {\n${print(value, `${indent}  `)}\n${indent}}`,
  )
  return lines.join('\n')
}

const header = '/* Generated from src/theme by `npm run tokens -w @portal/ui`; do not edit. */\n'
const css = `${header}${print(system.getTokenCss() as Css)}\n`

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== css) {
    console.error('generated/tokens.css is stale: run `npm run tokens -w @portal/ui`')
    process.exit(1)
  }
} else {
  writeFileSync(target, css)
}
