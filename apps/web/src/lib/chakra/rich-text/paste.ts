import { DOMParser as NodeParser, type Slice } from '@tiptap/pm/model'
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { isOvergrown } from '../../browser/trusted.ts'
import { isPicture } from '../../forms/upload/upload-item.ts'
import { cleanPasted, type DroppedPictures } from './clean.ts'

/** What the editor does with what comes from outside. */
export interface Arrivals {
  onPictures: (files: File[]) => void
  /** Pictures were left out. */
  onDropped: (pictures: DroppedPictures) => void
}

/** Puts a slice where the selection is. */
export function withSlice({ selection, tr }: EditorState, slice: Slice): Transaction {
  const { $from, empty } = selection
  const isInBlank = empty && $from.depth > 0 && $from.parent.isTextblock && $from.parent.content.size === 0
  // A table does not fit into a paragraph: an empty one would be left standing above it.
  if (isInBlank && slice.content.firstChild?.type.name === 'table') {
    const whole = tr.replaceWith($from.before(), $from.after(), slice.content)
    return whole.setSelection(Selection.near(whole.doc.resolve(whole.mapping.map($from.after())), -1))
  }
  return tr.replaceSelection(slice)
}

function insert(view: EditorView, slice: Slice): void {
  if (slice.size > 0) view.dispatch(withSlice(view.state, slice).scrollIntoView())
}

/** @returns whether there was anything to take */
function take(view: EditorView, data: DataTransfer, { onPictures, onDropped }: Arrivals): boolean {
  const html = data.getData('text/html')
  const pictures = [...data.files].filter(({ name }) => isPicture(name))
  // Whoever lets somebody copy it could make the browser build nodes without end: only its words come in.
  if (isOvergrown(html)) {
    view.pasteText(data.getData('text/plain'))
    return true
  }
  if (html) {
    const { content, droppedPictures } = cleanPasted(html)
    // A picture that was copied by itself comes as a file as well.
    if (content.childElementCount === 0 && !content.textContent?.trim() && pictures.length > 0)
      onPictures(pictures)
    else {
      insert(view, NodeParser.fromSchema(view.state.schema).parseSlice(content))
      onDropped(droppedPictures)
    }
    return true
  }
  onPictures(pictures)
  return pictures.length > 0
}

/**
 * Takes what is pasted and dropped before the editor does, which would make nodes of a text by itself: the website's policy of
 * Trusted Types forbids that, and only what the sanitiser lets through may come in.
 */
export const arrivalHandlers = (arrivals: () => Arrivals) => ({
  paste(view: EditorView, event: ClipboardEvent) {
    const { clipboardData } = event
    if (!clipboardData || !take(view, clipboardData, arrivals())) return false
    event.preventDefault()
    return true
  },
  drop(view: EditorView, event: DragEvent) {
    // What is moved within the text is the editor's.
    if (view.dragging || !event.dataTransfer) return false
    if (!take(view, event.dataTransfer, arrivals())) return false
    event.preventDefault()
    return true
  },
})
