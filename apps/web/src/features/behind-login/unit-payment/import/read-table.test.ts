import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { importRows } from './import-rows.ts'
import { readTable } from './read-table.ts'
import { csv, heads, number, one, peopleOf, shen, workbook } from './tables.fixture.ts'

/** `姓名,身份证号,手机号码,缴费年度` and one person, in GB 18030. */
const gbk = Uint8Array.from(
  'd0d5c3fb2cc9edb7ddd6a4bac52ccad6bbfabac5c2eb2cbdc9b7d1c4eab6c80d0ac9f2ceacbae22c3334393930363139363830333132383239362c31353939333332303936342c323032360d0a'.match(
    /../g,
  ) ?? [],
  (byte) => Number.parseInt(byte, 16),
)
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (c) => c.charCodeAt(0)).buffer)

describe('a text', () => {
  it.each([
    ['commas', strToU8(csv([heads, shen]))],
    ['a mark of UTF-8', strToU8(`\uFEFF${csv([heads, shen])}`)],
    ['semicolons', strToU8(csv([heads, shen], ';'))],
    ['tabs', strToU8(csv([heads, shen], '\t'))],
    ['lines of a Mac', strToU8(csv([heads, shen], ',', '\r'))],
    ['lines of Unix', strToU8(csv([heads, shen], ',', '\n'))],
    ['quotes', strToU8(csv([heads, shen].map((row) => row.map((cell) => `"${cell}"`))))],
    ['empty lines', strToU8(`\r\n,,,\r\n${csv([heads, [], shen, []])}\r\n\r\n`)],
    ['UTF-16, as Excel’s Unicode text', utf16(csv([heads, shen], '\t'))],
    ['GB 18030, as Excel’s CSV on a Chinese Windows', gbk],
    ['a title above the names', strToU8(csv([['2026 年度代缴名单'], heads, shen]))],
    [
      'full-width digits',
      strToU8(
        csv([
          heads,
          [shen[0] ?? '', '３４９９０６１９６８０３１２８２９６', '１５９９３３２０９６４', '２０２６'],
        ]),
      ),
    ],
    [
      'an apostrophe before a number',
      strToU8(csv([heads, [shen[0] ?? '', `'${shen[1]}`, `'${shen[2]}`, '2026']])),
    ],
    [
      'a column that nobody knows',
      strToU8(
        csv([
          ['序号', ...heads, '备注'],
          ['1', ...shen, '=1+1'],
        ]),
      ),
    ],
  ])('with %s is read', async (_, bytes) => {
    expect(await peopleOf(bytes)).toEqual(one)
  })

  it('keeps formulas as the texts that they are', async () => {
    const rows = [heads, ['=HYPERLINK("http://x")', '@SUM(A1)', '+86 15993320964', '2026']]
    const [person] = (await peopleOf(
      strToU8(csv(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`)))),
    )) as string[]
    expect(person).toBe('=HYPERLINK("http://x") @SUM(A1) 15993320964 2026')
  })

  it('of ten thousand rows is read whole: the batch says how many it has no room for', async () => {
    const table = await readTable(strToU8(csv([heads, ...Array.from({ length: 10_000 }, () => shen)])))
    expect('rows' in table && importRows(table.rows, [])?.rows).toHaveLength(10_000)
  })
})

describe('a workbook', () => {
  it.each([
    ['texts', workbook([heads, shen])],
    [
      'numbers for phone and year',
      workbook([
        heads,
        [shen[0] ?? '', shen[1] ?? '', (at) => number('15993320964', at), (at) => number('2026', at)],
      ]),
    ],
    [
      'formulas, by their last values',
      workbook([heads, [...shen.slice(0, 3), (at) => `<c r="${at}"><f>2000+26</f><v>2026</v></c>`]]),
    ],
    [
      'merged cells',
      workbook([['名单'], heads, shen], {
        rest: '<mergeCells count="1"><mergeCell ref="A1:D1"/></mergeCells>',
      }),
    ],
    ['an empty row between', workbook([heads, [], shen])],
    [
      'macros, which are not run',
      workbook([heads, shen], {
        more: { 'xl/vbaProject.bin': new Uint8Array(64) },
        type: 'sheet.macroEnabled',
      }),
    ],
    [
      'links to elsewhere',
      workbook([heads, shen], { more: { 'xl/externalLinks/externalLink1.xml': strToU8('<externalLink/>') } }),
    ],
    [
      'names of paths that lead out',
      workbook([heads, shen], { more: { '../../evil.xml': strToU8('<a/>') } }),
    ],
  ])('with %s is read', async (_, bytes) => {
    expect(await peopleOf(bytes)).toEqual(one)
  })

  it('says of an identity number in a number’s cell that it was cut', async () => {
    const cut = (text: string) =>
      peopleOf(workbook([heads, [shen[0] ?? '', (at) => number(text, at), ...shen.slice(2)]]))
    expect(String(await cut('3.49906196803128E+17'))).toContain('CutNumber')
    expect(String(await cut('349906196803128000'))).toContain('CutNumber')
  })

  it('has an error’s cell as it stands', async () => {
    const rows = [
      heads,
      [shen[0] ?? '', (at: string) => `<c r="${at}" t="e"><v>#N/A</v></c>`, ...shen.slice(2)],
    ]
    expect(await peopleOf(workbook(rows))).toHaveLength(1)
  })

  it('of two thousand rows is read whole: the batch says how many it has no room for', async () => {
    const table = await readTable(workbook([heads, ...Array.from({ length: 2000 }, () => shen)]))
    expect('rows' in table && importRows(table.rows, [])?.rows).toHaveLength(2000)
  })
})

/** A ZIP that says of one of its files that it is inflated to this many bytes. */
function bomb(inflated: number) {
  const bytes = workbook([heads, shen])
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, inflated, true)
  return bytes
}

it.each([
  ['nothing', new Uint8Array(), 'Empty'],
  ['spaces', strToU8(' \r\n , ,\r\n'), 'Empty'],
  ['an empty workbook', workbook([]), 'Empty'],
  ['more bytes than a table has', new Uint8Array(10_000_001), 'TooLarge'],
  ['what is inflated to a gigabyte', bomb(1_000_000_000), 'TooLarge'],
  [
    'zeros that are really there',
    workbook([heads, shen], { more: { 'xl/media/a.bin': new Uint8Array(110_000_000) } }),
    'TooLarge',
  ],
  [
    'thousands of files',
    workbook([heads], {
      more: Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`a/${index}`, new Uint8Array()])),
    }),
    'TooLarge',
  ],
  [
    'Excel’s old format, or a password',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    'OldExcel',
  ],
  ['a text document', zipSync({ 'word/document.xml': strToU8('<a/>') }), 'Unsupported'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d), 'Unsupported'],
  ['a PDF', strToU8('%PDF-1.7\n1 0 obj'), 'Unsupported'],
  ['half a workbook', workbook([heads, shen]).slice(0, 300), 'Broken'],
  [
    'a workbook without its sheet',
    workbook([], { more: { 'xl/worksheets/sheet1.xml': strToU8('') } }),
    'Broken',
  ],
  [
    'a workbook whose sheet is no XML',
    workbook([], { more: { 'xl/worksheets/sheet1.xml': strToU8('<<<&&&') } }),
    'Broken',
  ],
  [
    'a table of something else',
    strToU8(
      csv([
        ['品名', '单价'],
        ['水泥', '450'],
      ]),
    ),
    'no columns',
  ],
])('%s is refused', async (_, bytes, fault) => {
  expect(await peopleOf(bytes)).toBe(fault)
})

it('never throws, whatever stands in the bytes of a workbook', async () => {
  const whole = workbook([heads, shen])
  let seed = 7
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed
  }
  for (let round = 0; round < 200; round += 1) {
    const bytes = whole.slice()
    for (let hit = 0; hit < 4; hit += 1) bytes[random() % bytes.length] = random() % 256
    const table = await readTable(bytes)
    expect('rows' in table || typeof table.fault === 'string').toBe(true)
  }
})
