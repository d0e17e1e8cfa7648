import type { Operation } from '../data/controls.ts'

/** The value that stands for every operation, as in the control document. */
export const everyOperation: Operation = {
  id: '*',
  method: '',
  path: '',
  tag: '',
  summary: 'Every operation',
}

/** The operations that contain every word in id, path, tag, summary or method; an empty text finds all of them. */
export function searchOperations(operations: Operation[], text: string): Operation[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean)
  return [everyOperation, ...operations].filter((operation) => {
    const words = Object.values(operation).join(' ').toLowerCase()
    return wanted.every((word) => words.includes(word))
  })
}
