/** A page of a file: its size in points, 72 to the inch, and the picture that fills it, a JPEG. */
export interface PagePicture {
  width: number
  height: number
  jpeg: Uint8Array<ArrayBuffer>
  /** Pixels of the picture. */
  pixels: { width: number; height: number }
}

/**
 * A PDF with a picture on each of its pages.
 *
 * Pictures are all that it has to hold, and a JPEG goes into a PDF as it is: a library would add more than a hundred kilobytes
 * for these few objects.
 */
export function pdfOf(pages: readonly PagePicture[], title: string): Blob {
  const parts: BlobPart[] = []
  const offsets: number[] = []
  let length = 0
  const write = (part: string | Uint8Array<ArrayBuffer>) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  const object = (dictionary: string, stream?: string | Uint8Array<ArrayBuffer>) => {
    offsets.push(length)
    const size = stream === undefined ? '' : `/Length ${stream.length} `
    write(`${offsets.length} 0 obj\n<<${size}${dictionary}>>\n`)
    if (stream !== undefined) for (const part of ['stream\n', stream, '\nendstream\n']) write(part)
    write('endobj\n')
  }
  const pageNumbers = pages.map((_, index) => 4 + index * 3)
  write('%PDF-1.4\n')
  object('/Type /Catalog /Pages 2 0 R /Lang (zh-CN) /ViewerPreferences <</DisplayDocTitle true>>')
  object(
    `/Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}]`,
  )
  object(`/Title <FEFF${hexOf(title)}>`)
  pages.forEach(({ width, height, jpeg, pixels }, index) => {
    const number = pageNumbers[index] ?? 0
    object(
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ` +
        `/Contents ${number + 1} 0 R /Resources <</XObject <</P ${number + 2} 0 R>>>>`,
    )
    object('', `${width} 0 0 ${height} 0 0 cm /P Do`)
    object(
      `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} ` +
        '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      jpeg,
    )
  })
  const start = length
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${lines.join('')}`)
  write(`trailer\n<</Size ${offsets.length + 1} /Root 1 0 R /Info 3 0 R>>\nstartxref\n${start}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}

/** UTF-16, four digits a unit: so a PDF takes any letter. */
const hexOf = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')
