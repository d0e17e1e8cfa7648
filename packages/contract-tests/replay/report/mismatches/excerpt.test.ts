import { describe, expect, it } from 'vitest'
import type { MismatchKind } from '../../mismatch.ts'
import { answerOf } from '../testing/made-up.ts'
import { excerptOf } from './excerpt.ts'

const at = (path: string, kind: MismatchKind = 'missing') => ({ path, kind })
const same = (text: string) => text
const row = (id: number) => ({ id, kind: 'NOTICE', publishedAt: '2026/11/21', tags: ['a', 'b'] })

describe('an excerpt', () => {
  it('leads to the place with a few neighbours', () => {
    const answer = answerOf(200, [row(1), row(2), row(3)])
    expect(excerptOf(answer, at('/1/publishedAt'), same)).toEqual({
      before: '[\n  … 1 more\n  {\n    "id": 2\n    "kind": "NOTICE"',
      marked: '    "publishedAt": "2026/11/21"',
      after: '    "tags": [ 2 items ]\n  }\n  … 1 more\n]',
    })
  })

  it('counts one item as one', () => {
    const one = answerOf(200, { kind: 'NOTICE', tags: ['a'] })
    expect(excerptOf(one, at('/kind'), same).after).toContain('"tags": [ 1 item ]')
  })

  it('shows where a property is missing', () => {
    expect(excerptOf(answerOf(200, [row(1)]), at('/0/title'), same).marked).toBe('    "title": (missing)')
  })

  it('marks a body as a whole', () => {
    expect(excerptOf(answerOf(200, { total: 1 }), at('/'), same)).toEqual({
      before: '',
      marked: '{\n  "total": 1\n}',
      after: '',
    })
  })

  it('marks a header that is wrong or missing among the others', () => {
    const answer = answerOf(500, '<html>', { 'content-type': 'text/html', date: 'today' })
    expect(excerptOf(answer, at('Content-Type', 'content type'), same)).toEqual({
      before: 'HTTP 500\ncache-control: no-store\ndate: today',
      marked: 'content-type: text/html',
      after: '',
    })
    expect(excerptOf(answer, at('X-Total-Count', 'header'), same).marked).toBe('X-Total-Count: (missing)')
  })

  it('is how the answer begins when there is nowhere to point', () => {
    const answer = answerOf(500, '<html>', { 'content-type': 'text/html', date: 'today' })
    expect(excerptOf(answer, at('status', 'status'), same)).toEqual({
      before: 'HTTP 500\ncontent-type: text/html\n\n<html>',
      marked: '',
      after: '',
    })
  })

  it('stays short, whatever the body', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, index) => [`p${index}`, 'x'.repeat(5_000)]),
    )
    for (const path of ['/p2500', '/p2500/deeper', '/', '/absent', 'x-header']) {
      const { before, marked, after } = excerptOf(answerOf(200, wide), at(path), same)
      expect(before.length + marked.length + after.length, path).toBeLessThan(3_000)
    }
  })

  it('follows a pointer that leads nowhere, and one with escapes', () => {
    expect(excerptOf(answerOf(200, { 'a/b': { '~': 1 } }), at('/a~1b/~0'), same).marked).toBe('    "~": 1')
    expect(excerptOf(answerOf(200, [null]), at('/0/deep/down'), same).marked).toBe('  null')
    expect(excerptOf(answerOf(200, []), at('/3'), same).marked).toBe('  (missing)')
  })
})
