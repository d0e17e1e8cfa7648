import { useCallback } from 'react'

/** 210 mm, in CSS pixels. */
const sheetWidth = (210 / 25.4) * 96

/** A ref of the desk on which a sheet lies: on a narrow screen the sheet is made smaller as a whole. */
export function useFit() {
  return useCallback((desk: HTMLElement) => {
    const observer = new ResizeObserver(() => {
      desk.style.setProperty('--fit', String(Math.min(1, desk.clientWidth / sheetWidth)))
    })
    observer.observe(desk)
    return () => observer.disconnect()
  }, [])
}
