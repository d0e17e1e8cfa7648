// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../testing/contrast.ts'

/** Measures what ships: the variables of the committed stylesheet, as the browser would resolve them. */
const css = readFileSync(fileURLToPath(new URL('../../generated/tokens.css', import.meta.url)), 'utf8')

function variablesOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--chakra-colors-([\w-]+): (.+);/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  )
}

const light = variablesOf(':where(:root, :host)')
const themes = { light, dark: new Map([...light, ...variablesOf('[data-theme=dark]')]) }

function resolve(theme: Map<string, string>, name: string): string {
  const value = theme.get(name)
  if (value === undefined) throw new Error(`no colour "${name}" in tokens.css`)
  const reference = /^var\(--chakra-colors-([\w-]+)\)$/.exec(value)?.[1]
  return reference ? resolve(theme, reference) : value
}

const surfaces = ['bg', 'bg-subtle', 'bg-muted', 'bg-panel']
const palettes = ['ink', 'cinnabar', 'brass', 'green', 'orange', 'neutral']

type Pair = [foreground: string, background: string, minimum: number]
const pairs: Pair[] = [
  ...surfaces.flatMap((surface): Pair[] => [
    ['fg', surface, 7],
    ['fg-muted', surface, 4.5],
    ['fg-subtle', surface, 4.5],
    ['ink-fg', surface, 4.5],
    ['cinnabar-fg', surface, 4.5],
    ['brass-fg', surface, 4.5],
    ['green-fg', surface, 4.5],
    ['orange-fg', surface, 4.5],
  ]),
  ...palettes.flatMap((palette): Pair[] => [
    [`${palette}-contrast`, `${palette}-solid`, 4.5],
    [`${palette}-fg`, `${palette}-subtle`, 4.5],
    [`${palette}-fg`, `${palette}-muted`, 4.5],
    ['fg', `${palette}-subtle`, 7],
  ]),
  ['fg-inverted', 'bg-inverted', 7],
  ['fg', 'ink-emphasized', 7],
  // WCAG 1.4.11: what shows a control's boundary or its focus needs 3:1.
  ...['bg', 'bg-panel', 'bg-subtle'].flatMap((surface): Pair[] => [
    ['border-emphasized', surface, 3],
    ['ink-focus-ring', surface, 3],
    ['ink-solid', surface, 3],
  ]),
]

describe.each(Object.entries(themes))('%s theme', (_name, theme) => {
  it.each(pairs)('%s on %s reaches %d:1', (foreground, background, minimum) => {
    expect(contrastRatio(resolve(theme, foreground), resolve(theme, background))).toBeGreaterThanOrEqual(
      minimum,
    )
  })
})

describe('contrastRatio', () => {
  it('agrees with the published extremes and the grey that just passes AA', () => {
    expect(contrastRatio('#ffffff', '#000000')).toBe(21)
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})
