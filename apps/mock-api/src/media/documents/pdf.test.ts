import { describe, expect, it } from 'vitest'
import { pdfFile } from './pdf.ts'
import { textWidth, wrap } from './text-lines.ts'

const text = (file: Uint8Array) => Buffer.from(file).toString('latin1')

/** Every cross-reference entry in use as [object number, byte offset]. */
const crossReferences = (pdf: string): [number, number][] => {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
  const [, head, ...entries] = pdf.slice(start, pdf.indexOf('trailer', start)).trimEnd().split('\n')
  expect(pdf.slice(start, start + 5)).toBe('xref\n')
  expect(head).toBe(`0 ${entries.length}`)
  return entries.map((entry, i): [number, number] => [i, Number(entry.slice(0, 10))]).slice(1)
}

const shownText = (pdf: string): string =>
  [...pdf.matchAll(/<([0-9a-f]+)> Tj/g)]
    .map(([, hex = '']) =>
      String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16))),
    )
    .join('\n')

const long = Array.from(
  { length: 90 },
  (_, i) => `第${i + 1}条 会员单位应当按照本办法的规定缴纳会费,并对所报材料的真实性负责。`,
)

describe('pdfFile', () => {
  it('points each cross reference at its object', () => {
    const pdf = text(pdfFile('会费管理办法', long))
    const references = crossReferences(pdf)
    expect(references.length).toBeGreaterThan(8)
    for (const [id, offset] of references)
      expect(pdf.slice(offset, offset + 12)).toMatch(new RegExp(`^${id} 0 obj\n`))
  })

  it('states the true length of every stream', () => {
    const streams = [
      ...text(pdfFile('会费管理办法', long)).matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g),
    ]
    expect(streams.length).toBeGreaterThan(1)
    for (const [, length, content = ''] of streams) expect(content).toHaveLength(Number(length))
  })

  it('breaks onto as many pages as it counts and keeps every line', () => {
    const pdf = text(pdfFile('会费管理办法', long))
    const pages = pdf.match(/\/Type \/Page\b/g)?.length
    expect(pdf).toContain(`/Count ${pages}`)
    expect(pages).toBeGreaterThan(1)
    expect(shownText(pdf)).toContain('第90条')
  })

  it('sets a table in columns under a head that each page repeats, within the margins', () => {
    const rows = Array.from({ length: 60 }, (_, i) => [
      `${i + 1}`,
      `江川第${i + 1}工程造价咨询有限公司${'之'.repeat(40)}`,
      'AAA',
    ])
    const pdf = text(pdfFile('名单', ['说明', ['序号', '单位名称', '等级'], ...rows, '以上']))
    const pages = Number(/\/Count (\d+)/.exec(pdf)?.[1])
    expect(pages).toBeGreaterThan(2)
    expect(
      shownText(pdf)
        .split('\n')
        .filter((line) => line === '单位名称'),
    ).toHaveLength(pages)
    const placed = [...pdf.matchAll(/ ([\d.]+) [\d.]+ Td <([0-9a-f]+)>/g)].map(([, x, hex = '']) => ({
      x: Number(x),
      end: Number(x) + 11 * textWidth(Buffer.from(hex, 'hex').swap16().toString('utf16le')),
    }))
    const levels = shownText(pdf)
      .split('\n')
      .flatMap((line, i) => (line === 'AAA' || line === '等级' ? [placed[i]?.x] : []))
    expect(levels.length).toBe(60 + pages)
    expect(new Set(levels).size).toBe(1)
    expect(Math.max(...placed.slice(1).map(({ end }) => end))).toBeLessThanOrEqual(595.28 - 72 + 1)
  })

  it('replaces what UCS-2 cannot say and is repeatable', () => {
    expect(shownText(text(pdfFile('标题', ['𠮷日'])))).toContain('〓日')
    expect(pdfFile('标题', ['一'])).toEqual(pdfFile('标题', ['一']))
  })
})

describe('wrap', () => {
  it('keeps within the measure and loses nothing', () => {
    const source = '工程量清单计价标准 GB/T 50500-2024 自二〇二五年九月一日起施行。'
    const lines = wrap(source, 10)
    expect(lines.join('')).toBe(source)
    expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(11)
  })

  it('keeps a figure whole, unless no line could hold it', () => {
    expect(wrap('会费每年10,000.00元', 6)).toEqual(['会费每年', '10,000.00元'])
    expect(wrap('12345678', 2)).toEqual(['1234', '5678'])
  })

  it('does not begin a line with a closing mark', () => {
    expect(wrap('一二三四五。六', 5)).toEqual(['一二三四五。', '六'])
  })
})
