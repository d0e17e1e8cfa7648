import { escapeMarkup } from '../../domain/text/escape.ts'
import { A4, layOut, type PageLayout, type PlacedText } from './pdf-layout.ts'
import { widthOf } from './text-lines.ts'
import { xmlPart } from './xml.ts'
import { type ZipEntry, zipFile } from './zip.ts'

const namespace = 'xmlns:ofd="http://www.ofdspec.org/2016"'
const millimetres = (points: number): string => ((points * 25.4) / 72).toFixed(3)
const pageBox = `0 0 ${millimetres(A4.w)} ${millimetres(A4.h)}`

/** Ids within a document are shared by everything in it: 1 is the font, 2 the first page. */
const fontId = 1

/** Steps from each character to the next. */
function stepsOf(text: string, size: number): string {
  return [...text]
    .slice(0, -1)
    .map((char) => millimetres(widthOf(char) * size))
    .join(' ')
}

function textObject({ text, x, y, size }: PlacedText, id: number): string {
  const width = [...text].reduce((sum, char) => sum + widthOf(char) * size, 0)
  const box = [x, A4.h - y - size, width, size * 1.4].map(millimetres).join(' ')
  const steps = stepsOf(text, size)
  const delta = steps && ` DeltaX="${steps}"`
  return `<ofd:TextObject ID="${id}" Boundary="${box}" Font="${fontId}" Size="${millimetres(size)}"><ofd:TextCode X="0" Y="${millimetres(size)}"${delta}>${escapeMarkup(text)}</ofd:TextCode></ofd:TextObject>`
}

function pageXml({ texts }: PageLayout, firstId: number): string {
  const objects = texts.filter(({ text }) => text).map((text, index) => textObject(text, firstId + 1 + index))
  return xmlPart(
    `<ofd:Page ${namespace}><ofd:Content><ofd:Layer ID="${firstId}">${objects.join('')}</ofd:Layer></ofd:Content></ofd:Page>`,
  )
}

const entryXml = (title: string): string =>
  xmlPart(
    `<ofd:OFD ${namespace} Version="1.1" DocType="OFD"><ofd:DocBody><ofd:DocInfo><ofd:Title>${escapeMarkup(title)}</ofd:Title></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
  )

function documentXml(pages: number, maxId: number): string {
  const list = Array.from(
    { length: pages },
    (_, index) => `<ofd:Page ID="${2 + index}" BaseLoc="Pages/Page_${index}/Content.xml"/>`,
  )
  return xmlPart(
    `<ofd:Document ${namespace}><ofd:CommonData><ofd:MaxUnitID>${maxId}</ofd:MaxUnitID><ofd:PageArea><ofd:PhysicalBox>${pageBox}</ofd:PhysicalBox></ofd:PageArea><ofd:PublicRes>PublicRes.xml</ofd:PublicRes></ofd:CommonData><ofd:Pages>${list.join('')}</ofd:Pages></ofd:Document>`,
  )
}

const resourcesXml = xmlPart(
  `<ofd:Res ${namespace} BaseLoc="Res"><ofd:Fonts><ofd:Font ID="${fontId}" FontName="宋体" FamilyName="宋体"/></ofd:Fonts></ofd:Res>`,
)

/** Room for the ids of one page's layer and texts. */
const idsPerPage = 1_000

/**
 * An OFD document (GB/T 33190—2016) on A4 with the same layout as the PDF: running text only, its font named and not
 * embedded.
 */
export const ofdFile = (title: string, lines: readonly string[]): Uint8Array => {
  const pages = layOut(title, lines)
  const contents = pages.map(
    (page, index): ZipEntry => ({
      name: `Doc_0/Pages/Page_${index}/Content.xml`,
      content: pageXml(page, (index + 1) * idsPerPage),
    }),
  )
  return zipFile([
    { name: 'OFD.xml', content: entryXml(title) },
    { name: 'Doc_0/Document.xml', content: documentXml(pages.length, (pages.length + 1) * idsPerPage) },
    { name: 'Doc_0/PublicRes.xml', content: resourcesXml },
    ...contents,
  ])
}
