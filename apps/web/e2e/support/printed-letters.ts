import { inflateSync } from 'node:zlib'

/** An object of a PDF: its dictionary as it is written, and its stream where it has one. */
interface PdfObject {
  head: string
  stream: string
}

/** What a PDF that Chromium has written says, and in which fonts. */
export interface PrintedLetters {
  /** Without spaces between what is drawn apart. */
  text: string
  fonts: { name: string; isEmbedded: boolean; isReadable: boolean }[]
}

function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>()
  for (const [, number, body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj([\s\S]*?)endobj/g)) {
    const [head = '', stream = ''] = body.split(/stream\r?\n/, 2)
    const raw = Buffer.from(stream, 'latin1')
    const isPacked = head.includes('/FlateDecode') && stream !== ''
    objects.set(Number(number), { head, stream: isPacked ? inflateSync(raw).toString('latin1') : stream })
  }
  return objects
}

type Objects = ReturnType<typeof objectsOf>

const refIn = (head: string, key: string): number =>
  Number(new RegExp(`/${key} \\[?\\s*(\\d+) 0 R`).exec(head)?.[1] ?? Number.NaN)

/**
 * Whether the shapes of a font's letters are in the file: as a font, or, of a Type 3 font, as drawings of their own. Chromium makes the latter
 * of OpenType fonts that it cannot cut down, such as Noto CJK.
 */
function isEmbedded(objects: Objects, head: string): boolean {
  if (head.includes('/Subtype /Type3')) {
    const drawn = /\/CharProcs <<(.*?)>>/s.exec(head)?.[1] ?? ''
    const letters = [...drawn.matchAll(/(\d+) 0 R/g)]
    return letters.length > 0 && letters.every(([, id]) => objects.get(Number(id))?.stream)
  }
  const own = objects.get(refIn(head, 'DescendantFonts'))?.head ?? head
  return /\/FontFile[23]?\b/.test(objects.get(refIn(own, 'FontDescriptor'))?.head ?? '')
}

const textOf = (hex: string): string =>
  Buffer.from(hex.length % 4 === 0 ? hex : hex.padStart(4, '0'), 'hex')
    .swap16()
    .toString('utf16le')

/** What the codes of a font mean. */
function meaningsOf({ stream }: PdfObject): { width: number; meanings: Map<string, string> } {
  const meanings = new Map<string, string>()
  const width = /begincodespacerange\s*<([0-9A-F]+)>/.exec(stream)?.[1]?.length ?? 4
  for (const [, list = ''] of stream.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, code = '', to = ''] of list.matchAll(/<(\w+)> <(\w+)>/g)) meanings.set(code, textOf(to))
  for (const [, list = ''] of stream.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, first = '', last = '', to = ''] of list.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let step = 0; step <= Number.parseInt(last, 16) - Number.parseInt(first, 16); step += 1) {
        const of = (hex: string) => (Number.parseInt(hex, 16) + step).toString(16).toUpperCase()
        meanings.set(of(first).padStart(width, '0'), textOf(of(to).padStart(4, '0')))
      }
  return { width, meanings }
}

/** The text of one content stream. @param fonts what its names of fonts stand for */
function drawnIn(content: string, fonts: Map<string, ReturnType<typeof meaningsOf>>): string {
  let current: ReturnType<typeof meaningsOf> | undefined
  let text = ''
  for (const [, font, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)>/g)) {
    if (font) current = fonts.get(font)
    const codes = hex?.match(new RegExp(`.{${current?.width ?? 4}}`, 'g')) ?? []
    text += codes.map((code) => current?.meanings.get(code) ?? '\ufffd').join('')
  }
  return text
}

/** Reads a PDF that Chromium has written. */
export function lettersOf(pdf: Buffer): PrintedLetters {
  const objects = objectsOf(pdf)
  const used = new Map<number, PdfObject>()
  let text = ''
  for (const { head, stream } of objects.values()) {
    const named = /\/Font <<(.*?)>>/s.exec(head)?.[1]
    if (named === undefined) continue
    const fonts = new Map<string, ReturnType<typeof meaningsOf>>()
    for (const [, name = '', id] of named.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(Number(id)) ?? { head: '', stream: '' }
      used.set(Number(id), font)
      fonts.set(name, meaningsOf(objects.get(refIn(font.head, 'ToUnicode')) ?? { head: '', stream: '' }))
    }
    text += drawnIn(objects.get(refIn(head, 'Contents'))?.stream ?? stream, fonts)
  }
  const fonts = [...used].map(([id, { head }]) => ({
    name: /\/BaseFont \/([^\s/]+)/.exec(head)?.[1] ?? `font ${id}`,
    isEmbedded: isEmbedded(objects, head),
    isReadable: objects.has(refIn(head, 'ToUnicode')),
  }))
  return { text: text.replaceAll(/\s/g, ''), fonts }
}
