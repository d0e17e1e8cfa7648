/** Wide enough for every page, and small enough for a slow line. */
const longestEdge = 1600

/** How large a picture becomes, in pixels; never larger than it is. */
export function sizeWithin(width: number, height: number, edge: number): [number, number] {
  const scale = Math.min(1, edge / Math.max(width, height))
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.88))

/**
 * A picture small enough to be sent; as it is where it already was, or where this device cannot read it.
 *
 * A PNG stays one, since it may be transparent.
 */
export async function resizePicture(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file)
    const [width, height] = sizeWithin(picture.width, picture.height, longestEdge)
    if (width === picture.width) return file
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
    picture.close()
    const blob = await toBlob(canvas, file.type)
    // Safari keeps a canvas: an empty one costs nothing.
    Object.assign(canvas, { width: 1, height: 1 })
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file
  } catch {
    return file
  }
}
