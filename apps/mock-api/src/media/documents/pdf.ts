import { A4, type Block, layOut, type PageLayout, type PlacedText } from './pdf-layout.ts'

/** UCS-2 has no surrogates; a character beyond it becomes the geta mark 〓, the printers' sign for a missing sort. */
const ucs2Hex = (text: string): string =>
  [...text]
    .map((char) => (char.length > 1 ? '〓' : char).charCodeAt(0).toString(16).padStart(4, '0'))
    .join('')

const showText = ({ text, x, y, size }: PlacedText): string =>
  `BT /F1 ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td <${ucs2Hex(text)}> Tj ET`

const contentOf = ({ texts, rules }: PageLayout): string => {
  const drawn = rules.map(
    (y) => `0.04 0.24 0.49 RG 0.8 w 72 ${y.toFixed(2)} m ${(A4.w - 72).toFixed(2)} ${y.toFixed(2)} l S`,
  )
  return [...drawn, ...texts.filter(({ text }) => text).map(showText)].join('\n')
}

const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

const FONT_OBJECTS = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UCS2-H /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 5 >> /FontDescriptor 5 0 R /DW 1000 /W [1 95 500] >>',
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
]
const FIRST_PAGE = 6

/** Objects 1–5 are catalogue, page tree and font; then page and content by turns; the title comes last. */
const objectsOf = (title: string, pages: readonly PageLayout[]): string[] => {
  const kids = pages.map((_, i) => `${FIRST_PAGE + i * 2} 0 R`).join(' ')
  const pageObjects = pages.flatMap((page, i) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.w} ${A4.h}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${FIRST_PAGE + i * 2 + 1} 0 R >>`,
    stream(contentOf(page)),
  ])
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    ...FONT_OBJECTS,
    ...pageObjects,
    `<< /Title <feff${ucs2Hex(title)}> >>`,
  ]
}

/** Joins the objects and notes the byte each begins at; everything here is ASCII, so length is bytes. */
const serialise = (objects: readonly string[]): string => {
  let body = '%PDF-1.4\n'
  const entries = objects.map((object, i) => {
    const entry = `${String(body.length).padStart(10, '0')} 00000 n \n`
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return entry
  })
  const count = objects.length + 1
  return (
    `${body}xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}` +
    `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  )
}

/**
 * A PDF 1.4 document on A4: centred title, rule, paragraphs and tables, page numbers. The Chinese font is not embedded but
 * named (Adobe-GB1, `UniGB-UCS2-H`), as the format's predefined CJK fonts allow; viewers take their own face for it.
 */
export const pdfFile = (title: string, blocks: readonly Block[]): Uint8Array =>
  new TextEncoder().encode(serialise(objectsOf(title, layOut(title, blocks))))
