/** A part of a sheet that a page's end must not cut; distances from the sheet's upper edge. */
export interface Part {
  top: number
  bottom: number
}

/**
 * Where each page of a sheet begins, the first at 0. A page ends above the part that its end would cut, and goes through a
 * part only where that fills the page by itself. All in one unit.
 *
 * @param page how high a page is
 * @param margin what is left free at its foot, and at the head of each page after the first, which brings its own
 */
export function pageStarts(height: number, parts: readonly Part[], page: number, margin: number): number[] {
  const starts = [0]
  let start = 0
  // What the layout adds by rounding makes no further page.
  while (height - start > room(start) + margin + 1) {
    start = cutAbove(start, start + room(start))
    starts.push(start)
  }
  return starts

  function room(from: number): number {
    return from === 0 ? page - margin : page - 2 * margin
  }

  function cutAbove(from: number, end: number): number {
    const cut = parts.filter(({ top, bottom }) => top > from && top < end && bottom > end)
    return cut.length === 0 ? end : cutAbove(from, Math.min(...cut.map(({ top }) => top)))
  }
}
