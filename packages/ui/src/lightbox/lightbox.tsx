import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '../artwork/icons.tsx'
import styles from './lightbox.module.css'

export type LightboxPicture = {
  id: string | number
  src: string
  /** What it shows. */
  alt: string
  caption?: ReactNode
}

type LightboxProps = {
  pictures: LightboxPicture[]
  /** Which picture is shown; undefined while the lightbox is closed. */
  index: number | undefined
  onIndex: (index: number | undefined) => void
  labels: { name: string; close: string; previous: string; next: string; position: string }
}

/**
 * A picture over the page, as large as the window allows. The browser's own modal dialog keeps the focus, closes on Escape
 * and gives the focus back; the arrows lead to the neighbours.
 */
export function Lightbox({ pictures, index, onIndex, labels }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const captionId = useId()
  const picture = index === undefined ? undefined : pictures[index]
  const isOpen = picture !== undefined
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  const step = (by: number) => {
    if (index !== undefined) onIndex((index + by + pictures.length) % pictures.length)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => step({ ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0)
  // The dialog itself is hit only beside its content.
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onIndex(undefined)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={labels.name}
      aria-describedby={captionId}
      onClose={() => onIndex(undefined)}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {picture && (
        <figure className={styles.figure}>
          <img key={picture.id} src={picture.src} alt={picture.alt} className={styles.picture} />
          <figcaption id={captionId} className={styles.caption} aria-live="polite">
            {picture.caption ?? picture.alt}
          </figcaption>
          <div className={styles.controls}>
            {pictures.length > 1 && (
              <>
                <Control icon="chevronLeft" label={labels.previous} onClick={() => step(-1)} />
                <span className={styles.position}>{labels.position}</span>
                <Control icon="chevronRight" label={labels.next} onClick={() => step(1)} />
              </>
            )}
            <Control icon="close" label={labels.close} onClick={() => onIndex(undefined)} />
          </div>
        </figure>
      )}
    </dialog>
  )
}

type ControlProps = { icon: 'chevronLeft' | 'chevronRight' | 'close'; label: string; onClick: () => void }

const Control = ({ icon, label, onClick }: ControlProps) => (
  <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
)
