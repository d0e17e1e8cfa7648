import { useCallback } from 'react'

/**
 * A ref of the desk on which a sheet lies: on a narrow screen the sheet is made smaller as a whole.
 *
 * @param width of the sheet, in mm
 */
export function useFit(width: number) {
  return useCallback(
    (desk: HTMLElement) => {
      const pixels = (width / 25.4) * 96
      const observer = new ResizeObserver(() => {
        desk.style.setProperty('--fit', String(Math.min(1, desk.clientWidth / pixels)))
      })
      observer.observe(desk)
      return () => observer.disconnect()
    },
    [width],
  )
}
