// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { dataScript } from './data-script.ts'
import { parseHtml } from './trusted.ts'

it('a parsed text is a document of its own', () => {
  const parsed = parseHtml('<p>会费</p><script>window.ran = true</script>')
  expect(parsed.querySelector('p')?.textContent).toBe('会费')
  expect(parsed.defaultView).toBeNull()
  expect('ran' in window).toBe(false)
})

it('no text of the data ends its script', () => {
  const data = { name: '</script><script>alert(1)</script>' }
  const script = dataScript('application/ld+json', JSON.stringify(data))
  expect(script.type).toBe('application/ld+json')
  expect(script.textContent).not.toContain('<')
  expect(JSON.parse(script.textContent ?? '')).toEqual(data)
})

it('a script holds data and nothing else', () => {
  expect(() => dataScript('application/ld+json', 'alert(1)')).toThrow(SyntaxError)
})
