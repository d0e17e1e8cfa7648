import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'acorn'
import { afterEach, describe, expect, it, vi } from 'vitest'

const html = readFileSync(resolve(import.meta.dirname, '../../../index.html'), 'utf8')
const page = new DOMParser().parseFromString(html, 'text/html')
const scripts = [...page.querySelectorAll('script:not([src])')].map(({ textContent }) => textContent ?? '')
const languages = ['zh-CN', 'zh-TW', 'en-US', 'pt-BR']

afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.className = ''
  document.body.replaceChildren()
})

/** Runs what stands in the page in a browser that supports these declarations, and says whether it turned the reader away. */
function isTurnedAway(declarations: string[], fetch = vi.fn(async () => Response.json([]))): boolean {
  const supports = (property: string, value: string) => declarations.includes(`${property}: ${value}`)
  vi.stubGlobal('CSS', { supports })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', fetch)
  document.body.innerHTML = '<div id="outdated"></div><div id="app"></div>'
  for (const script of scripts) new Function(script)()
  const isAway = document.documentElement.className === 'outdated'
  expect([...document.body.children].map(({ id }) => id)).toEqual([isAway ? 'outdated' : 'app'])
  expect(fetch.mock.calls.length > 0, 'something is fetched').toBe(!isAway)
  return isAway
}

describe('the inline scripts', () => {
  it('are read by every browser to their end', () => {
    expect(scripts).toHaveLength(2)
    for (const script of scripts)
      expect(() => parse(script, { ecmaVersion: 3, allowReserved: 'never' })).not.toThrow()
  })

  it.each([
    ['Chromium 109, Safari 16.4', ['height: 1lh'], false],
    ['Firefox 115', ['-moz-appearance: none'], false],
    ['Firefox 120', ['height: 1lh', '-moz-appearance: none'], false],
    ['Chromium 108, Safari 16.3', ['height: 1px'], true],
  ])('%s', (_, declarations, expected) => {
    expect(isTurnedAway(declarations)).toBe(expected)
  })

  it('a browser that blocks the data of the site keeps them while the page is open', () => {
    const own = Object.getOwnPropertyDescriptors(window)
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const names = ['localStorage', 'sessionStorage'] as const
    for (const name of names) Object.defineProperty(window, name, { get: denied, configurable: true })
    expect(isTurnedAway(['height: 1lh'])).toBe(false)
    for (const name of names) {
      window[name].setItem('theme', 'dark')
      expect([window[name].getItem('theme'), Object.keys(window[name])]).toEqual(['dark', ['theme']])
      window[name].removeItem('theme')
      expect([window[name].getItem('theme'), window[name].getItem('getItem')]).toEqual([null, null])
    }
    for (const name of names) Object.defineProperty(window, name, own[name])
  })

  it('Firefox 114 is turned away', () => {
    const { toSorted } = Array.prototype
    Reflect.deleteProperty(Array.prototype, 'toSorted')
    const isAway = isTurnedAway(['-moz-appearance: none'])
    Object.defineProperty(Array.prototype, 'toSorted', {
      value: toSorted,
      configurable: true,
      writable: true,
    })
    expect(isAway).toBe(true)
  })

  it('browsers that cannot be asked are turned away', () => {
    vi.stubGlobal('CSS', undefined)
    new Function(scripts[0] ?? '')()
    expect(document.documentElement.className).toBe('outdated')
  })
})

it.each([
  ['an old browser', '#outdated'],
  ['a browser without scripts', 'noscript'],
])('%s is told in each language', (_, place) => {
  // What is in <noscript> is text to a parser that would run scripts.
  const inside = page.querySelector(place)?.innerHTML.replaceAll('&lt;', '<').replaceAll('&gt;', '>') ?? ''
  const told = new DOMParser().parseFromString(inside, 'text/html').querySelectorAll('[lang]')
  expect([...told].map((part) => part.getAttribute('lang'))).toEqual(languages)
})
