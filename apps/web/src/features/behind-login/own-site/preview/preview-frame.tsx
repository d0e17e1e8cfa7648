import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import styles from './preview.module.css'

interface PreviewFrameProps {
  /** Of the window that is imitated, in pixels; it is made smaller where it has not so much room. */
  width: number
  title: string
  children: ReactNode
}

const sheets = 'link[rel="stylesheet"], style'

/** Gives a document the styles of this page, also those that come later. @returns a function that stops it */
function followStyles(inner: Document): () => void {
  const { documentElement: outer, head } = document
  const copyAttributes = () => {
    for (const { name, value } of outer.attributes) inner.documentElement.setAttribute(name, value)
  }
  const copySheets = (nodes: Iterable<Node>) => {
    for (const node of nodes)
      if (node instanceof Element && node.matches(sheets)) inner.head.append(node.cloneNode(true))
  }
  inner.title = document.title
  copyAttributes()
  copySheets(head.querySelectorAll(sheets))
  const attributes = new MutationObserver(copyAttributes)
  attributes.observe(outer, { attributes: true })
  const added = new MutationObserver((records) => {
    for (const { addedNodes } of records) copySheets(addedNodes)
  })
  added.observe(head, { childList: true })
  return () => {
    attributes.disconnect()
    added.disconnect()
  }
}

/** How much smaller the window is drawn than it is. */
function useScale(width: number) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { place, scale: Math.min(1, room / width) }
}

/** A window within the page, with a width of its own: what is drawn in it answers to that, as it does on a phone. */
export function PreviewFrame({ width, title, children }: PreviewFrameProps) {
  const { place, scale } = useScale(width)
  const frame = useRef<HTMLIFrameElement>(null)
  const [inner, setInner] = useState<Document>()
  // Firefox replaces the empty document once more after it is there.
  const enter = useCallback(() => setInner(frame.current?.contentDocument ?? undefined), [])
  useLayoutEffect(enter, [enter])
  useEffect(() => inner && followStyles(inner), [inner])
  return (
    <div ref={place} className={styles.place}>
      <iframe
        ref={frame}
        title={title}
        className={styles.frame}
        onLoad={enter}
        style={{ width: `${width}px`, '--scale': scale } as CSSProperties}
      />
      {inner && createPortal(children, inner.body)}
    </div>
  )
}
