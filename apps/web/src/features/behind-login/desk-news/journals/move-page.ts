/** The pages with one of them a step further on, or back; the same where there is no such place. */
export function movePage(pages: readonly string[], index: number, steps: 1 | -1): string[] {
  const moved = [...pages]
  const [page] = moved.splice(index, 1)
  const place = Math.max(0, index + steps)
  if (page !== undefined) moved.splice(place, 0, page)
  return moved
}
