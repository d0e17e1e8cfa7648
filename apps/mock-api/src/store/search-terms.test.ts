import { describe, expect, it } from 'vitest'
import { toIndexText, toQuery, wordsOf } from '../domain/text/search-terms.ts'
import { openDatabase } from './open-database.ts'

/** Whether a keyword finds a text in a real index. */
function finds(keyword: string, text: string): boolean {
  const db = openDatabase(':memory:')
  db.exec("CREATE VIRTUAL TABLE t USING fts5 (body, tokenize = 'unicode61 remove_diacritics 0')")
  db.run('INSERT INTO t (body) VALUES (?)', [toIndexText(text)])
  const query = toQuery(keyword)
  return query !== null && db.get('SELECT 1 FROM t WHERE t MATCH ?', [query]) !== undefined
}

const text = '关于发布GB/T 50500-2024《建设工程工程量清单计价标准》配套解释的通知，BIM5D与会费标准见附件。'

describe('toQuery over toIndexText', () => {
  it.each([
    '计价',
    '清单计价标准',
    '通知',
    '费',
    '关',
    '件',
    '50500',
    'gb/t',
    'BIM',
    'bim5d',
    '会费 通知',
    '通知  解释',
    'BIM5D与会费',
    '与会费标准',
  ])('finds %s', (keyword) => {
    expect(finds(keyword, text)).toBe(true)
  })

  it.each(['计价依据', '准标', '清单标准', '会费 退款', '5050', '造价'])('does not find %s', (keyword) => {
    expect(finds(keyword, text)).toBe(false)
  })

  it.each([
    '"',
    '*',
    '通知"',
    '通知*',
    '(通知',
    '通知 OR',
    'NEAR(通知)',
    '-通知',
    'body:通知',
    "'; DROP TABLE t; --",
  ])('survives %s', (keyword) => {
    expect(() => finds(keyword, text)).not.toThrow()
  })

  it('treats punctuation alone as an empty search', () => {
    expect(toQuery('《》 *"-')).toBeNull()
  })

  it('treats operators as words', () => {
    expect(finds('通知 AND 会费', text)).toBe(false)
    expect(finds('通知 AND 会费', '通知 and 会费')).toBe(true)
  })

  it('reads full-width letters and digits as plain ones', () => {
    expect(finds('５０５００', text)).toBe(true)
  })

  it.each(['技术', 'BIM', 'BIM技术', '数字BIM', '术3D'])('parts scripts that touch: finds %s', (keyword) => {
    expect(finds(keyword, '数字BIM技术3D建模')).toBe(true)
  })

  it('puts the longest words first', () => {
    expect(wordsOf('费 计价依据 GB')).toEqual(['计价依据', 'gb', '费'])
  })
})
