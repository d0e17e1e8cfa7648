import { type ChangeEvent, type DragEvent, useState } from 'react'

/** The chosen files. The input is emptied, so that the same file can be chosen again. */
export function chosenFiles({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(currentTarget.files ?? [])]
  currentTarget.value = ''
  return files
}

/**
 * The props of an element on which files can be dropped; `data-over` stands while some are held over it. Dropping is a shortcut:
 * an input or a button inside does the same by keyboard.
 *
 * @param onFiles gets what was dropped
 */
export function useDropZone(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
}
