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
      const adjust = () => desk.style.setProperty('--fit', String(Math.min(1, desk.clientWidth / pixels)))
      let frame = 0
      adjust()
      // A sheet of another size may bring or take away a scroll bar: within one frame that would be a loop.
      const observer = new ResizeObserver(() => {
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(adjust)
      })
      observer.observe(desk)
      return () => {
        cancelAnimationFrame(frame)
        observer.disconnect()
      }
    },
    [width],
  )
}
