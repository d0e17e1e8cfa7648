import { describe, expect, it } from 'vitest'
import { alphabet, glyphs } from './captcha-glyphs.ts'
import { drawCaptcha } from './captcha-picture.ts'

describe('the captcha picture', () => {
  it('draws each character as a stroke of its own, without text or font', () => {
    const svg = drawCaptcha('7kMP')
    for (const character of '7KMP') expect(svg).toContain(`d="${glyphs[character]}"`)
    expect(svg).not.toMatch(/<text|font/)
  })

  it('places it differently each time', () => {
    expect(drawCaptcha('7KMP')).not.toBe(drawCaptcha('7KMP'))
  })

  it('has a glyph for each letter and digit, and an alphabet without doubles', () => {
    expect(Object.keys(glyphs).join('')).toBe('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    expect(alphabet).not.toMatch(/[01258BILOQSUVZ]/)
    expect(new Set(alphabet).size).toBe(alphabet.length)
  })
})
