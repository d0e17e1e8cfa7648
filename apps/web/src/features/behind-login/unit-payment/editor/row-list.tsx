import { useLingui } from '@lingui/react/macro'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useMedia } from '../../../../lib/browser/use-media.ts'
import type { PayRow, RowField } from '../rows/pay-row.ts'
import { fieldId, RowLine } from './row-line.tsx'
import styles from './rows.module.css'
import type { BatchRows } from './use-batch-rows.ts'

interface RowListProps {
  batch: Pick<BatchRows, 'faults' | 'change' | 'identify' | 'release' | 'remove'>
  /** The rows that are shown, each with its place among all of them. */
  shown: readonly { row: PayRow; number: number }[]
  ref?: Ref<RowListHandle>
}

/** What the editor asks of the list. */
export interface RowListHandle {
  /** Brings a row's field into view and goes to it. */
  focus: (key: number, field: RowField) => void
}

/** Frames in which the window comes to a row; then it is asked to once more, since rows that were drawn first have other heights. */
const framesAWay = 10

/** The page scrolls smoothly, which would bring a row of two hundred into view after seconds, and shift rows that are being measured. */
const scrollAtOnce = (offset: number, { adjustments = 0 }: { adjustments?: number }): void =>
  window.scrollTo({ top: offset + adjustments, behavior: 'instant' })

/** Pixels of a row before it is drawn: a line, or below the width of `rows.module.css` a card. */
const lineHeight = 60
const cardHeight = 260

/** The rows of a batch. Only those in view are drawn: two hundred with their fields would make an old phone stutter. */
export function RowList({ batch, shown, ref }: RowListProps) {
  const { t } = useLingui()
  const { faults, change, identify, release, remove } = batch
  const list = useRef<HTMLOListElement>(null)
  const top = useTop(list)
  const isCard = useMedia('(max-width: 1199px)')
  const virtual = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => (isCard ? cardHeight : lineHeight),
    overscan: 8,
    scrollMargin: top,
    scrollToFn: scrollAtOnce,
    getItemKey: (index) => shown[index]?.row.key ?? index,
  })
  const latest = useRef(shown)
  useLayoutEffect(() => {
    latest.current = shown
  })
  useImperativeHandle(ref, () => ({
    focus: (key, field) => {
      // The row is there once nothing is looked for any more, and drawn once the window has come there.
      const goTo = (tries: number) => {
        const element = document.getElementById(fieldId(key, field))
        if (element) return element.focus({ preventScroll: false })
        const index = latest.current.findIndex(({ row }) => row.key === key)
        const isAsked = tries % framesAWay === 0
        if (index >= 0 && isAsked) virtual.scrollToIndex(index, { align: 'center' })
        if (tries > 0) requestAnimationFrame(() => goTo(tries - 1))
      }
      goTo(framesAWay * 4)
    },
  }))
  const items = virtual.getVirtualItems()
  const before = (items[0]?.start ?? top) - top
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  return (
    <ol
      ref={list}
      className={styles.rows}
      aria-label={t`代缴人员`}
      style={{ paddingBlock: `${before}px ${after}px` }}
    >
      {items.map(({ index, key }) => {
        const one = shown[index]
        return (
          one && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={shown.length}
              aria-posinset={index + 1}
            >
              <RowLine
                row={one.row}
                number={one.number}
                fault={faults.get(one.row.key)}
                onChange={change}
                onIdentify={identify}
                onRelease={release}
                onRemove={remove}
              />
            </li>
          )
        )
      })}
    </ol>
  )
}

/** What the columns are called; below the width at which rows are cards each field has its own name. */
export function Heads() {
  const { t } = useLingui()
  return (
    <div className={`${styles.row} ${styles.heads}`} aria-hidden="true">
      <span className={styles.number}>{t`序号`}</span>
      <span>{t`姓名`}</span>
      <span>{t`身份证号`}</span>
      <span>{t`手机号码`}</span>
      <span>{t`证书编号`}</span>
      <span>{t`年度`}</span>
      <span className={styles.amount}>{t`金额`}</span>
    </div>
  )
}

/** How far the list begins below the top of the page, in pixels; what stands above it comes and goes. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  const measure = useCallback(() => {
    const element = list.current
    if (element) setTop(element.getBoundingClientRect().top + window.scrollY)
  }, [list])
  useLayoutEffect(measure)
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [measure])
  return top
}
