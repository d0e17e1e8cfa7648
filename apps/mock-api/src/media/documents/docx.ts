import { escapeMarkup } from '../../domain/text/escape.ts'
import { xmlPart } from './xml.ts'
import { zipFile } from './zip.ts'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

type Run = { size: number; font: string; isBold?: boolean }

/** Word counts font sizes in half points and lengths in twentieths of a point. */
const run = (text: string, { size, font, isBold }: Run): string =>
  `<w:r><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="${font}"/>` +
  `${isBold ? '<w:b/>' : ''}<w:sz w:val="${size * 2}"/></w:rPr><w:t xml:space="preserve">${escapeMarkup(text)}</w:t></w:r>`

const heading = (title: string): string =>
  `<w:p><w:pPr><w:spacing w:after="400"/><w:jc w:val="center"/></w:pPr>${run(title, { size: 18, font: '黑体', isBold: true })}</w:p>`

/** An official letter's paragraph: two characters' indent, 28 pt lines, justified. */
const paragraph = (text: string): string =>
  '<w:p><w:pPr><w:spacing w:line="560" w:lineRule="exact"/><w:ind w:firstLineChars="200" w:firstLine="560"/>' +
  `<w:jc w:val="both"/></w:pPr>${run(text, { size: 14, font: '仿宋' })}</w:p>`

/** A4 with the margins of GB/T 9704 official documents: 37, 26, 35 and 28 mm. */
const section =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>' +
  '<w:pgMar w:top="2098" w:right="1474" w:bottom="1984" w:left="1588" w:header="851" w:footer="992" w:gutter="0"/></w:sectPr>'

const contentTypes = xmlPart(
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    '<Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ' +
    'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
)

const relations = xmlPart(
  `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" ` +
    'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
)

/** A Word document (ECMA-376): a centred title, then plain paragraphs, on A4. */
export const docxFile = (title: string, paragraphs: readonly string[]): Uint8Array => {
  const body = heading(title) + paragraphs.map(paragraph).join('') + section
  return zipFile([
    { name: '[Content_Types].xml', content: contentTypes },
    { name: '_rels/.rels', content: relations },
    {
      name: 'word/document.xml',
      content: xmlPart(`<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`),
    },
  ])
}
