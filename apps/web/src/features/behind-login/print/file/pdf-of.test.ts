import { expect, it } from 'vitest'
import { pdfOf } from './pdf-of.ts'

const picture = (width: number, height: number) => ({
  width,
  height,
  // Bytes that no text has: none of them may change on the way.
  jpeg: Uint8Array.of(0xff, 0xd8, 0x00, 0x80, 0xff, 0xd9),
  pixels: { width: 1, height: 1 },
})

/** Each byte as the letter of its number. */
const textOf = async (file: Blob) => String.fromCharCode(...new Uint8Array(await file.arrayBuffer()))

it('a file has the pages that it is given, in their sizes and with their pictures', async () => {
  const text = await textOf(pdfOf([picture(842, 595), picture(595, 842)], '缴费凭证'))
  expect(text).toContain('/Count 2 /Kids [4 0 R 7 0 R]')
  for (const [page, size] of [
    [4, '842 595'],
    [7, '595 842'],
  ] as const) {
    expect(text).toMatch(new RegExp(`\\n${page} 0 obj\\n<</Type /Page .*/MediaBox \\[0 0 ${size}\\]`))
    expect(text).toMatch(
      new RegExp(
        `\\n${page + 1} 0 obj\\n<</Length \\d+ >>\\nstream\\n${size.replace(' ', ' 0 0 ')} 0 0 cm /P Do`,
      ),
    )
    expect(text).toMatch(new RegExp(`\\n${page + 2} 0 obj\\n<<.*/Subtype /Image`))
  }
})

it('each object lies where the table at the end says, the pictures byte by byte', async () => {
  const text = await textOf(pdfOf([picture(595, 842)], '证😀'))
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start)).toMatch(/^xref\n0 7\n/)
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets.map((offset, index) => text.startsWith(`${index + 1} 0 obj\n`, offset))).toEqual(
    Array.from({ length: 6 }, () => true),
  )
  expect(text).toMatch(/\/Length 6 .*\/DCTDecode>>\nstream\nÿØ\0\x80ÿÙ\nendstream/)
  expect(text).toContain('/Title <FEFF8bc1d83dde00>')
})
