import { createContext, domToCanvas } from 'modern-screenshot'
import styles from '../frame/print-frame.module.css'
import { pageStarts } from './page-starts.ts'
import { type PagePicture, pdfOf } from './pdf-of.ts'

/** Pixels of a millimetre as styles count them, and as paper needs them: 96 and 300 to the inch. */
const pixels = 96 / 25.4
const sharpness = 300 / 96
const points = 72 / 25.4

/** What a part's edges may be off by, as a line is wide; in pixels. */
const line = 3

const a4 = { short: 210, long: 297 }

/**
 * A file of A4 pages that look as the sheet does at its full size. Its pages are pictures: real text would need the fonts that
 * the sheet is set in, megabytes of them, or a layout of its own. Who searches or copies takes the browser's print, whose file
 * has the letters.
 *
 * @param sheet as it stands on the page, fitted or hidden
 * @throws where the browser cannot draw it, or a picture of it cannot be had
 */
export async function fileOf(sheet: HTMLElement, title: string): Promise<Blob> {
  const desk = document.body.appendChild(document.createElement('div'))
  desk.className = styles.drawn ?? ''
  desk.ariaHidden = 'true'
  try {
    const copy = sheet.cloneNode(true) as HTMLElement
    desk.append(copy)
    await Promise.all([document.fonts.ready, ...[...copy.querySelectorAll('img')].map(embed)])
    return pdfOf(await pagesOf(desk, copy), title)
  } finally {
    desk.remove()
  }
}

/** Puts the picture itself in the place of its address, which a drawing cannot follow. */
async function embed(image: HTMLImageElement): Promise<void> {
  const response = await fetch(image.src)
  if (!response.ok) throw new Error(`The picture answered ${response.status}.`)
  const reader = new FileReader()
  const read = new Promise((resolve, reject) => {
    reader.onload = resolve
    reader.onerror = reject
  })
  reader.readAsDataURL(await response.blob())
  await read
  image.loading = 'eager'
  image.src = reader.result as string
  await image.decode()
}

/** Each page by itself: one drawing of a long sheet is more than a phone allows. */
async function pagesOf(desk: HTMLElement, sheet: HTMLElement): Promise<PagePicture[]> {
  const { top, width, height } = sheet.getBoundingClientRect()
  const isUpright = width < ((a4.short + a4.long) / 2) * pixels
  const size = isUpright ? { width: a4.short, height: a4.long } : { width: a4.long, height: a4.short }
  const { paddingBlockEnd, backgroundColor } = getComputedStyle(sheet)
  const margin = Number.parseFloat(paddingBlockEnd)
  const parts = [...sheet.querySelectorAll<HTMLElement>('*')]
    .filter((part) => getComputedStyle(part).breakInside === 'avoid')
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .map(({ element, box }) => ({ element, top: box.top - top, bottom: box.bottom - top }))
  const starts = pageStarts(height, parts, size.height * pixels, margin)
  const pages: PagePicture[] = []
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? height
    const page = document.createElement('div')
    const slice = page.appendChild(document.createElement('div'))
    const ahead = index === 0 ? 0 : margin
    page.style.cssText = `display:flow-root;width:${size.width}mm;height:${size.height}mm;background:${backgroundColor}`
    slice.append(sheet)
    desk.append(page)
    // The line below a table's last row is in part beyond it.
    slice.style.cssText = `margin-top:${ahead}px;height:${end - start + line}px;overflow:clip`
    // What is on other pages is not there: a drawing's rows are not to the pixel as high as the page's, which adds up.
    // A table's head stays above the page: the table's columns have their widths by it.
    for (const { element, bottom } of parts)
      element.style.display = bottom < start + line && !element.matches('thead *') ? 'none' : ''
    if (index > 0) sheet.style.minHeight = '0'
    const gone = height - sheet.getBoundingClientRect().height
    sheet.style.position = 'relative'
    sheet.style.top = `${gone - start}px`
    for (const { element, top } of parts) if (top > end - line) element.style.display = 'none'
    pages.push(await drawn(page, size))
    page.remove()
  }
  return pages
}

async function drawn(page: HTMLElement, size: { width: number; height: number }): Promise<PagePicture> {
  const context = await createContext(page, { scale: sharpness, font: false, autoDestruct: true })
  // Of itself it makes a frame from text, which the page's policy refuses; an empty one does as well.
  context.sandbox = document.body.appendChild(document.createElement('iframe'))
  context.sandbox.className = styles.drawn ?? ''
  // Safari and Firefox have the pictures ready at a second drawing only; it sees that for pictures that it fetched itself.
  context.drawImageCount = 1
  const canvas = await domToCanvas(context)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!blob) throw new Error('The browser made no picture of the page.')
  return {
    width: size.width * points,
    height: size.height * points,
    jpeg: new Uint8Array(await blob.arrayBuffer()),
    pixels: { width: canvas.width, height: canvas.height },
  }
}
