import { describe, expect, it } from 'vitest'
import { leastVersion, refusal } from './version.ts'

describe('the next version', () => {
  it.each([
    ['0.1.0', false, '0.1.1'],
    ['0.1.3', true, '0.2.0'],
    ['1.4.2', false, '1.4.3'],
    ['1.4.2', true, '2.0.0'],
  ])('after %s, breaking: %s, is at least %s', (released, isBreaking, least) => {
    expect(leastVersion(released, isBreaking)).toBe(least)
  })
})

describe('a release', () => {
  const release = { asked: '0.2.0', document: '0.2.0', released: '0.1.9', isBreaking: true }

  it('is made when the version was raised enough', () => {
    expect(refusal(release)).toBeUndefined()
    expect(refusal({ ...release, asked: '0.10.0', document: '0.10.0' })).toBeUndefined()
  })

  it('that breaks clients is refused under too small a version', () => {
    expect(refusal({ ...release, asked: '0.1.10', document: '0.1.10' })).toMatch(/at least 0\.2\.0/)
    expect(refusal({ ...release, released: '1.0.0', asked: '1.1.0', document: '1.1.0' })).toMatch(
      /at least 2\.0\.0/,
    )
  })

  it('is refused when the version stays or falls', () => {
    expect(refusal({ ...release, isBreaking: false, asked: '0.1.9', document: '0.1.9' })).toMatch(/only rise/)
    expect(refusal({ ...release, isBreaking: false, asked: '0.0.12', document: '0.0.12' })).toMatch(
      /only rise/,
    )
  })

  it('is refused when the document says another version', () => {
    expect(refusal({ ...release, document: '0.1.9' })).toMatch(/set info\.version to 0\.2\.0/)
  })

  it('is refused under what is no version', () => {
    expect(() => refusal({ ...release, asked: '1.0' })).toThrow(/'1\.0' is no version/)
  })
})
