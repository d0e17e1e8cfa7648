import { readFile } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Locator, Page } from '@playwright/test'
import jsQr from 'jsqr'

/** A page of a PDF. */
export interface Sheet {
  /** Points, 72 to the inch. */
  width: number
  height: number
  picture: Picture
}

interface Picture {
  /** Pixels. */
  width: number
  height: number
  /** Red, green, blue and opacity of each. */
  data: Uint8ClampedArray
}

/** The sheets that the browser's own print makes of the page. */
export const printedSheets = async (page: Page): Promise<Sheet[]> =>
  sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))

/** The sheets of the file that the page makes itself, and what it is called. */
export async function savedSheets(page: Page): Promise<{ name: string; sheets: Sheet[] }> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载 PDF' }).click()
  const file = await saved
  return { name: file.suggestedFilename(), sheets: await sheetsOf(await readFile(await file.path())) }
}

/** The pages of a PDF, drawn by PDFium at twice their size in points. */
async function sheetsOf(pdf: Uint8Array): Promise<Sheet[]> {
  const library = await PDFiumLibrary.init()
  const file = await library.loadDocument(pdf)
  const sheets: Sheet[] = []
  for (const sheet of file.pages()) {
    const { originalWidth, originalHeight } = sheet.getOriginalSize()
    const { width, height, data } = await sheet.render({ scale: 2, render: 'bitmap' })
    sheets.push({
      width: Math.round(originalWidth),
      height: Math.round(originalHeight),
      picture: { width, height, data: new Uint8ClampedArray(data) },
    })
  }
  file.destroy()
  library.destroy()
  return sheets
}

/** What the QR code on a sheet says; undefined where none can be read. */
export const qrText = ({ picture: { data, width, height } }: Sheet): string | undefined =>
  jsQr(data, width, height)?.data

/** Cells in which two pictures are compared: so many across that a letter fills about one. */
const columns = 120

/** Runs in the browser: how light each cell of a PNG and of a picture's pixels is, from 0 to 255, row by row. */
async function lightness(task: {
  png: string
  pixels: string
  width: number
  height: number
  columns: number
}) {
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  const rows = Math.round((task.columns * task.height) / task.width)
  const cellsOf = async (source: Blob | ImageData) => {
    const picture = await createImageBitmap(source, {
      resizeWidth: task.columns,
      resizeHeight: rows,
      resizeQuality: 'high',
    })
    const canvas = new OffscreenCanvas(task.columns, rows)
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('No canvas')
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, task.columns, rows)
    pen.drawImage(picture, 0, 0)
    const { data } = pen.getImageData(0, 0, task.columns, rows)
    return Array.from({ length: task.columns * rows }, (_, cell) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(cell * 4, cell * 4 + 3)
      return (red + green + blue) / 3
    })
  }
  const pixels = new Uint8ClampedArray(bytesOf(task.pixels))
  return {
    screen: await cellsOf(new Blob([bytesOf(task.png)], { type: 'image/png' })),
    sheet: await cellsOf(new ImageData(pixels, task.width, task.height)),
  }
}

/** How much of a sheet looks otherwise than its preview on the screen: the share of cells whose lightness differs plainly. */
export async function differenceOf(preview: Locator, { picture }: Sheet): Promise<number> {
  // In a window that holds all of it, the bar with the buttons does not lie over the paper.
  await preview.page().setViewportSize({ width: 1440, height: 1600 })
  const shot = await preview.screenshot({ animations: 'disabled' })
  const png = shot.toString('base64')
  const pixels = Buffer.from(picture.data.buffer).toString('base64')
  const { width, height } = picture
  const { screen, sheet } = await preview.page().evaluate(lightness, { png, pixels, width, height, columns })
  return screen.filter((light, cell) => Math.abs(light - (sheet[cell] ?? 0)) > 40).length / screen.length
}
