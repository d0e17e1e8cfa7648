const scale = 2
const padding = 16
const titleHeight = 36
const legendHeight = 28
const markSpace = 28
/** What a drawing looks like, which on the page comes from the theme. */
const looks = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-size', 'font-family', 'opacity']

/** A drawing with the looks written into it that it has on the page: as a picture it stands alone. */
function standalone(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  for (const [index, element] of [svg, ...svg.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(element)
    for (const name of looks) copies[index]?.style.setProperty(name, style.getPropertyValue(name))
  }
  const { width, height } = svg.getBoundingClientRect()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return copy
}

async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image()
  const text = new XMLSerializer().serializeToString(standalone(svg))
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  return image
}

/** The colour behind an element: its own, or that of what it stands in. */
function backgroundOf(element: Element | null): string {
  if (!element) return 'white'
  const { backgroundColor } = getComputedStyle(element)
  return /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
    ? backgroundOf(element.parentElement)
    : backgroundColor
}

/**
 * A chart as a PNG with its title and legend, twice as large as on the page.
 *
 * @param place what the chart and its legend stand in
 * @param labels of the legend, in the order of its marks
 * @throws Error where no chart is drawn
 */
export async function pictureOf(
  place: HTMLElement | null,
  title: string,
  labels: readonly string[],
): Promise<Blob> {
  const chart = place?.querySelector<SVGSVGElement>('svg.recharts-surface')
  if (!place || !chart) throw new Error('No chart is drawn')
  const marks = [...place.querySelectorAll<SVGSVGElement>('ul svg')]
  const { width, height } = chart.getBoundingClientRect()
  const top = padding + titleHeight + (marks.length > 0 ? legendHeight : 0)
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * padding) * scale
  canvas.height = (top + height + padding) * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser does not draw')
  const { color, fontFamily } = getComputedStyle(place)
  pen.scale(scale, scale)
  pen.fillStyle = backgroundOf(place)
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = color
  pen.textBaseline = 'middle'
  pen.font = `600 16px ${fontFamily}`
  pen.fillText(title, padding, padding + 12)
  pen.font = `12px ${fontFamily}`
  let left = padding
  for (const [index, mark] of marks.entries()) {
    const middle = padding + titleHeight + legendHeight / 2 - 6
    pen.drawImage(await imageOf(mark), left, middle - 6)
    pen.fillText(labels[index] ?? '', left + markSpace, middle)
    left += markSpace + pen.measureText(labels[index] ?? '').width + padding
  }
  pen.drawImage(await imageOf(chart), padding, top, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png')
  })
}
