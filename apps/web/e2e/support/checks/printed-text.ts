import { inflateSync } from 'node:zlib'

interface PdfObject {
  head: string
  stream: string
}

/** The objects of a PDF as Chromium writes it, by their numbers, with their streams unpacked. */
function objectsOf(pdf: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>()
  for (const [, number, body = ''] of pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const begin = body.indexOf('stream\n')
    const head = begin < 0 ? body : body.slice(0, begin)
    const packed = begin < 0 ? '' : body.slice(begin + 7, body.lastIndexOf('endstream'))
    const isPacked = head.includes('/FlateDecode')
    const stream = isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : packed
    objects.set(Number(number), { head, stream })
  }
  return objects
}

const fromUtf16 = (hex: string): string =>
  new TextDecoder('utf-16be').decode(Buffer.from(hex.replace(/^FEFF/i, ''), 'hex'))

/** The letters that a font's glyphs stand for, by the codes in which they are written. */
function lettersOf(toUnicode: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, from = '', to, text = ''] of toUnicode.matchAll(
    /^<([\dA-F]+)>(?: <([\dA-F]+)>)? <([\dA-F]+)>$/gim,
  )) {
    const first = Number.parseInt(from, 16)
    const count = Number.parseInt(to ?? from, 16) - first
    const letter = fromUtf16(text).codePointAt(0) ?? 0
    for (let step = 0; step <= count; step += 1)
      letters.set(first + step, String.fromCodePoint(letter + step))
  }
  return letters
}

const token = /ActualText <([\dA-F]+)>|(EMC)|\/F(\d+) [\d.]+ Tf|<([\dA-F]+)>/gi

/**
 * What a reader copies out of a PDF: the words that stand beside glyphs as `ActualText`, else those of the font. A face whose
 * glyphs serve a letter and a radical of the same shape needs them: Chromium's table of such a font names the radical.
 */
export function printedText(pdf: Buffer): string {
  const objects = objectsOf(pdf.toString('latin1'))
  const fontOf = (number: number) => {
    const table = objects.get(number)?.head.match(/\/ToUnicode (\d+) 0 R/)?.[1]
    const isWide = objects.get(number)?.head.includes('/Type0') ?? false
    return { letters: lettersOf(objects.get(Number(table))?.stream ?? ''), digits: isWide ? 4 : 2 }
  }
  let text = ''
  for (const { stream } of objects.values()) {
    if (!/\bBT\b/.test(stream)) continue
    let font = fontOf(-1)
    let isTold = false
    for (const [, actual, end, number, codes = ''] of stream.matchAll(token)) {
      if (number) font = fontOf(Number(number))
      else if (end) isTold = false
      else if (actual) {
        text += fromUtf16(actual)
        isTold = true
      } else if (!isTold)
        for (const code of codes.match(new RegExp(`.{${font.digits}}`, 'g')) ?? [])
          text += font.letters.get(Number.parseInt(code, 16)) ?? ''
    }
  }
  return text
}
