import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { docxFile } from './docx.ts'
import { columnName, xlsxFile } from './xlsx.ts'

/** The parts of an archive, by name. */
const unzip = (file: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]))

describe('xlsxFile', () => {
  const parts = unzip(
    xlsxFile([
      {
        name: '造价/信息',
        rows: [
          ['材料', '单价'],
          ['钢筋 <HRB400>', 3520.5],
          ['A & B', null],
        ],
      },
    ]),
  )

  it('holds every part that its content types and relations name', () => {
    const named = [...(parts['[Content_Types].xml'] ?? '').matchAll(/PartName="\/([^"]+)"/g)].map(
      (m) => m[1] ?? '',
    )
    expect(named).toHaveLength(3)
    for (const name of named) expect(parts).toHaveProperty([name])
    for (const target of ['worksheets/sheet1.xml', 'styles.xml'])
      expect(parts['xl/_rels/workbook.xml.rels']).toContain(`Target="${target}"`)
  })

  it('keeps numbers as numbers, escapes text and leaves empty cells out', () => {
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? ''
    expect(sheet).toContain('<c r="B2" s="0"><v>3520.5</v></c>')
    expect(sheet).toContain('钢筋 &lt;HRB400&gt;')
    expect(sheet).toContain('A &amp; B')
    expect(sheet).not.toContain('r="B3"')
  })

  it('gives the tab a name that Excel accepts', () => {
    expect(parts['xl/workbook.xml']).toContain('name="造价 信息"')
  })
})

describe('columnName', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('%i is %s', (index, name) => {
    expect(columnName(index)).toBe(name)
  })
})

describe('docxFile', () => {
  it('holds the title and the paragraphs, without signs that XML forbids', () => {
    const parts = unzip(docxFile('入会申请表', ['单位名称:<示例>', '盖章\u0007']))
    const document = parts['word/document.xml'] ?? ''
    expect(document.match(/<w:p>/g)).toHaveLength(3)
    expect(document).toContain('单位名称:&lt;示例&gt;')
    expect(document).toContain('>盖章<')
    expect(parts['_rels/.rels']).toContain('Target="word/document.xml"')
  })

  it('is repeatable', () => {
    expect(docxFile('a', ['b'])).toEqual(docxFile('a', ['b']))
  })
})
