/** Sizes of a page against the one that fits the stage. */
export const zooms: readonly number[] = [1, 1.25, 1.5, 2, 2.5, 3]

/** The next larger or smaller size; the same at either end. */
export function zoomBy(zoom: number, steps: 1 | -1): number {
  const next = zooms.indexOf(zoom) + steps
  return zooms[next] ?? zoom
}
