import { type ReactNode, useState } from 'react'
import styles from './json-view.module.css'

/** Texts, objects and list items with more characters are collapsed at first. */
const longText = 240
const shortRecord = 600
const shortItem = 120
const shownItems = 100

const entriesOf = (value: object): [string, unknown][] => Object.entries(value)

function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(text.length <= longText)
  if (isOpen) return <span className={styles.string}>{JSON.stringify(text)}</span>
  return (
    <span className={styles.string}>
      {JSON.stringify(text.slice(0, longText)).slice(0, -1)}…{' '}
      <button type="button" className={styles.more} onClick={() => setOpen(true)}>
        {text.length - longText} more characters
      </button>
    </span>
  )
}

function Scalar({ value }: { value: unknown }) {
  if (typeof value === 'string') return <LongText text={value} />
  const kind = value === null ? 'null' : typeof value
  return <span className={styles[kind]}>{String(value)}</span>
}

const countText = (count: number, isList: boolean) => {
  if (isList) return `[${count === 1 ? '1 item' : `${count} items`}]`
  return `{${count === 1 ? '1 field' : `${count} fields`}}`
}

function Items({ value, depth }: { value: object; depth: number }) {
  const [isAll, setAll] = useState(false)
  const entries = entriesOf(value)
  const shown = isAll ? entries : entries.slice(0, shownItems)
  return (
    <ul className={styles.items}>
      {shown.map(([name, item]) => (
        <li key={name}>
          <Value name={name} value={item} depth={depth + 1} isItem={Array.isArray(value)} />
        </li>
      ))}
      {shown.length < entries.length && (
        <li>
          <button type="button" className={styles.more} onClick={() => setAll(true)}>
            {entries.length - shown.length} more
          </button>
        </li>
      )}
    </ul>
  )
}

type ValueProps = { name?: string; value: unknown; depth: number; isItem?: boolean }

function Value({ name, value, depth, isItem = false }: ValueProps) {
  const label = name === undefined ? null : <span className={styles.name}>{name}: </span>
  if (typeof value !== 'object' || value === null) {
    return (
      <span className={styles.line}>
        {label}
        <Scalar value={value} />
      </span>
    )
  }
  return <Folder label={label} value={value} depth={depth} isFirst={isItem && name === '0'} isItem={isItem} />
}

type FolderProps = { label: ReactNode; value: object; depth: number; isFirst: boolean; isItem: boolean }

/** A collapsible part. The first item of a list is expanded at first, because it shows the shape of all of them. */
function Folder({ label, value, depth, isFirst, isItem }: FolderProps) {
  const count = entriesOf(value).length
  const [isOpen, setOpen] = useState(
    depth === 0 || isFirst || JSON.stringify(value).length < (isItem ? shortItem : shortRecord),
  )
  const sum = <span className={styles.count}>{countText(count, Array.isArray(value))}</span>
  if (count === 0) {
    return (
      <span className={styles.line}>
        {label}
        {sum}
      </span>
    )
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        {label}
        {sum}
      </summary>
      {isOpen && <Items value={value} depth={depth} />}
    </details>
  )
}

/** JSON to read: fields in colour, long or deep parts collapsed; a text that is not JSON is shown unchanged. */
export const JsonView = ({ value }: { value: unknown }) => (
  <div className={styles.view} lang="zh-CN">
    {typeof value === 'string' ? (
      <pre className={styles.text}>{value}</pre>
    ) : (
      <Value value={value} depth={0} />
    )}
  </div>
)
