import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { iconPaths } from './icon-paths.ts'
import { EmptyArt, ErrorArt, Icon, Logo, PaidArt, SkylineFooter } from './index.ts'
import { payMarkPaths } from './pay-mark.tsx'

/** Where each subpath of a path begins, if it says so absolutely. */
const starts = (d: string): number[] =>
  [...d.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])

describe('pictures', () => {
  it('are decoration unless they are given a title', () => {
    for (const picture of [
      <Logo key="l" />,
      <EmptyArt key="e" />,
      <PaidArt key="p" />,
      <Icon key="i" name="eye" />,
    ])
      expect(renderToStaticMarkup(picture)).toContain('aria-hidden="true"')
    const named = renderToStaticMarkup(<Logo title="江川造价协会" />)
    expect(named).toContain('role="img" aria-label="江川造价协会"')
    expect(named).not.toContain('aria-hidden')
  })

  it('differ from variant to variant', () => {
    const pictures = [
      ...(['list', 'search', 'orders', 'fees'] as const).map((variant) => (
        <EmptyArt key={variant} variant={variant} />
      )),
      ...(['error', 'offline', 'notFound'] as const).map((variant) => (
        <ErrorArt key={variant} variant={variant} />
      )),
    ]
    expect(new Set(pictures.map((picture) => renderToStaticMarkup(picture))).size).toBe(7)
  })

  it('hold no number that is none', () => {
    expect(renderToStaticMarkup(<SkylineFooter />)).not.toMatch(/NaN|undefined/)
    expect(renderToStaticMarkup(<PaidArt />)).not.toMatch(/NaN|undefined/)
  })
})

describe('Logo', () => {
  it('carries the hairline frame only where it can be seen', () => {
    const [small, large] = [48, 96].map((size) => renderToStaticMarkup(<Logo size={size} />))
    expect(large?.length).toBeGreaterThan((small?.length ?? 0) + 100)
  })

  it('is one shape in one colour when it is mono', () => {
    expect(renderToStaticMarkup(<Logo />).match(/fill="(?!none)[^"]+"/g)).toEqual(['fill="currentColor"'])
  })
})

describe('Icon', () => {
  it.each(Object.entries({ ...iconPaths, ...payMarkPaths }))(
    '%s begins every stroke inside the 2 px margin of its grid',
    (_, path) => {
      const numbers = starts(path)
      expect(numbers.length).toBeGreaterThan(1)
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(2)
      expect(Math.max(...numbers)).toBeLessThanOrEqual(22)
    },
  )

  it('follows the size of the text unless told otherwise', () => {
    expect(renderToStaticMarkup(<Icon name="mail" />)).toContain('width="1.25em"')
    expect(renderToStaticMarkup(<Icon name="mail" size={16} />)).toContain('height="16"')
  })
})
