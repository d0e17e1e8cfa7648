// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { findMissing } from './features.ts'
import { isKnown } from './known.ts'
import { findInObjects } from './objects.ts'
import { findInScript, parseScript } from './scripts.ts'
import { findInStyles } from './styles.ts'
import { isOlder, oldestSupported } from './supported.ts'

const missing = findMissing(oldestSupported())
const inScript = (code: string) => findInScript(code, missing)
const inStyles = (css: string) => findInStyles(css, missing)

describe('the supported browsers', () => {
  it('are those of the README', () => {
    const targets = oldestSupported().map(({ target }) => target)
    expect(targets.toSorted()).toEqual(['chrome109', 'edge109', 'firefox115', 'ios16.4', 'safari16.4'])
  })

  it('are the oldest of each name, whose versions may span a range', () => {
    const [safari] = oldestSupported(['ios_saf 17.0', 'ios_saf 16.6-16.7', 'ios_saf 16.10'])
    expect(safari?.target).toBe('ios16.6')
    expect(() => oldestSupported(['kaios 3.0'])).toThrow('kaios')
  })

  it.each([
    ['9', '16.4', true],
    ['16.10', '16.4', false],
    ['16.4', '16.4', false],
    ['16', '16.4', true],
  ])('%s comes before %s: %s', (version, other, expected) => {
    expect(isOlder(version, other)).toBe(expected)
  })
})

describe('a script', () => {
  it.each([
    ['URL.canParse(text)', 'URL.canParse'],
    ['names.toSorted()', '.toSorted'],
    ['Map.groupBy(items, nameOf)', 'Map.groupBy'],
    ['Object.groupBy(items, nameOf)', 'Object.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Array.fromAsync(stream)', 'Array.fromAsync'],
    ['new Intl.Segmenter("zh")', 'Intl.Segmenter'],
    ['window.scheduler.yield()', 'scheduler'],
    ['document["startViewTransition"](show)', 'Document.startViewTransition'],
    ['new CloseWatcher()', 'CloseWatcher'],
    ['names.with(0, name)', '.with()'],
    ['chosen.union(others)', '.union()'],
    ['namesById.keys().map(wordOf)', '.keys().map'],
    ['text.matchAll(/a/g).toArray()', '.matchAll().toArray'],
    ['requestIdleCallback(draw)', 'requestIdleCallback'],
    ['style.background = "color-mix(in srgb, red, blue)"', 'color-mix()'],
    ['style.background = `light-dark($' + '{day}, $' + '{night})`', 'light-dark()'],
  ])('%s asks for %s', (code, name) => {
    expect(inScript(code)).toContain(name)
  })

  it.each([
    'items.findLast(isOpen); Object.hasOwn(item, "id"); structuredClone(item); items.at(-1)',
    'Component.displayName = "Field"',
    'function Counter() { return new Counter() }',
    'import * as v from "valibot"; v.union([v.string(), v.null()])',
    'Object.keys(names).map(wordOf); Array.from(names.keys()).filter(isOpen); [...names.values()].some(isOpen)',
  ])('%s asks for nothing that is missing', (code) => {
    expect(inScript(code)).toEqual([])
  })

  it.each(['using file = open()', '/[\\p{L}--a]/v', 'import data from "./a.json" with { type: "json" }'])(
    '%s is younger than the browsers',
    (code) => {
      expect(() => parseScript(code)).toThrow(SyntaxError)
    },
  )

  it('may have private fields, static blocks and top-level await', () => {
    expect(() => parseScript('class A { #own = 1; static { A.one = new A() } } await A.one')).not.toThrow()
  })
})

describe('what a script says in objects', () => {
  it.each([
    ['({ gridTemplateColumns: { base: "subgrid", sm: "1fr 2fr" } })', 'grid-template-columns: subgrid'],
    ['({ textWrap: "balance" })', 'text-wrap'],
    ['({ "&:has(input)": { color: "red" } })', ':has'],
    ['({ "@starting-style": { opacity: 0 } })', '@starting-style'],
    ['jsx("search", { children: field })', '<search>'],
    ['jsxs("details", { name: "menu", children: [head, body] })', '<details name>'],
    ['(0, runtime.jsx)("div", { popover: "auto" })', '<popover>'],
    ['jsx(Input, { type: "month" })', '<input type_month>'],
  ])('%s asks for %s', (code, name) => {
    expect(findInObjects(code, missing)).toEqual([name])
  })

  it.each([
    '({ "@supports (grid-template-columns: subgrid)": { gridTemplateColumns: "subgrid" } })',
    '({ zoom: 2, resize: onResize, popover: isOpen, size: { width: 4 } })',
    'jsx("div", { role: "search", children: jsx("input", { type: "date", name: "day" }) })',
  ])('%s asks for nothing that is missing', (code) => {
    expect(findInObjects(code, missing)).toEqual([])
  })
})

describe('a style', () => {
  it.each([
    ['a { grid-template-rows: subgrid }', 'grid-template-rows: subgrid'],
    ['a { background: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a { min-height: 2lh }', 'lh'],
    ['a { field-sizing: content }', 'field-sizing'],
    ['a::before { content: "· " / "" }', 'content with a text to be read'],
    ['a:has(b) { color: red }', ':has'],
    ['@scope (.a) { b { color: red } }', '@scope'],
    // With a variable the older declaration is forgotten before the younger one is found to be nothing.
    ['a { color: red; color: color-mix(in srgb, var(--accent), red) }', 'color-mix()'],
  ])('%s says %s', (css, name) => {
    expect(inStyles(css)).toEqual([name])
  })

  it('may adorn an element by a selector that some browsers lack, but not lay it out', () => {
    expect(inStyles('a:has(b) { color: red; min-height: 2rem }')).toEqual([':has'])
    expect(inStyles('a:has(b) { display: grid; padding-inline-start: 1rem }')).toEqual([
      ':has',
      ':has for display',
      ':has for padding-inline-start',
    ])
  })

  it.each([
    'a { color: red; color: color-mix(in srgb, red, blue) }',
    'a { -webkit-mask: none; mask: none }',
    'a::before { content: "· "; content: "· " / ""; background: url("a/b.png") }',
    'a::before { content: " / " }',
    '@supports (color: color-mix(in srgb, red, red)) { a { color: color-mix(in srgb, var(--accent), red) } }',
    'a:is(b, :where(c)) { inset: 0; width: min(1rem, 50dvh); container-type: inline-size }',
  ])('%s leaves no browser without', (css) => {
    expect(inStyles(css)).toEqual([])
  })
})

it('what is known of one library is not known of another', () => {
  expect(isKnown('AbortSignal.any', '/node_modules/ky/distribution/core/Ky.js')).toBe(true)
  expect(isKnown('AbortSignal.any', 'C:\\node_modules\\ky\\distribution\\core\\Ky.js')).toBe(true)
  expect(isKnown('AbortSignal.any', '/apps/web/src/lib/api/http.ts')).toBe(false)
})
