import { Icon } from '@portal/ui/artwork'
import type { PendingReview } from '../data/controls.ts'
import { JsonView } from '../parts/json-view.tsx'
import { isPicture, lineOf, type Particular, particularsOf } from './particulars.ts'
import styles from './submission.module.css'

/** Longer texts get a window of their own to scroll in. */
const longText = 240
/** A text with more characters gets the whole width. */
const lineText = 40

/** Pictures as pictures, other files by their names; each opens in a tab of its own. */
const Files = ({ files }: Pick<PendingReview, 'files'>) => (
  <ul className={styles.files} aria-label="Files" lang="zh-CN">
    {files.map(({ name, url }) => (
      <li key={url}>
        <a className={styles.file} href={url} target="_blank" rel="noopener">
          {isPicture(name) ? (
            <img className={styles.picture} src={url} alt="" loading="lazy" />
          ) : (
            <span className={styles.paper}>
              <Icon name="attachment" />
            </span>
          )}
          <span className={styles.name}>{name}</span>
        </a>
      </li>
    ))}
  </ul>
)

const isRecord = (value: Particular['value']) => typeof value === 'object' && !Array.isArray(value)

const isListOfRecords = (value: Particular['value']) =>
  Array.isArray(value) && value.some((item) => typeof item === 'object')

function Detail({ value }: Pick<Particular, 'value'>) {
  if (isRecord(value)) return <Particulars record={value as object} />
  if (isListOfRecords(value))
    return (
      <ul>
        {(value as object[]).map((item) => (
          <li key={JSON.stringify(item)}>{lineOf(item)}</li>
        ))}
      </ul>
    )
  const line = lineOf(value)
  if (line.length <= longText) return line
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too
    <section className={styles.long} tabIndex={0} aria-label="A long text">
      {line}
    </section>
  )
}

const isWide = (value: Particular['value']) =>
  isRecord(value) || isListOfRecords(value) || lineOf(value).length > lineText

const Particulars = ({ record }: { record: object }) => (
  <dl className={styles.particulars}>
    {particularsOf(record).map(({ name, value }) => (
      <div key={name} className={isWide(value) ? styles.wide : undefined}>
        <dt>{name}</dt>
        <dd lang="zh-CN">
          <Detail value={value} />
        </dd>
      </div>
    ))}
  </dl>
)

/** What was handed in: its files and particulars, and the record as the API has it. */
export const Submission = ({ review: { submission, files } }: { review: PendingReview }) => (
  <div className={styles.submission}>
    {files.length > 0 && <Files files={files} />}
    <Particulars record={submission} />
    <details className={styles.whole}>
      <summary>The whole record</summary>
      <JsonView value={submission} />
    </details>
  </div>
)
